//! The results of a statement: rows, and the values of their columns.

use sqlx::error::UnexpectedNullError;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, ColumnIndex, Row as _, TypeInfo as _, ValueRef as _};

use super::value::{Kind, Value};

/// A row of either engine.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// The name of a column, or its place.
pub(crate) trait Column: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy + ToString {}

impl Column for &str {}
impl Column for usize {}

/// A type that can be read from a column.
pub(crate) trait Field<'r>: Sized {
    /// Reads it; none if the column is empty.
    fn read<C: Column>(row: &'r Row, column: C) -> Result<Option<Self>, sqlx::Error>;

    /// What an empty column is read as.
    fn absent<C: Column>(column: C) -> Result<Self, sqlx::Error> {
        Err(broken(column, UnexpectedNullError))
    }
}

impl Row {
    /// The value of a column.
    pub(crate) fn try_get<'r, T: Field<'r>, C: Column>(&'r self, column: C) -> Result<T, sqlx::Error> {
        T::read(self, column)?.map_or_else(|| T::absent(column), Ok)
    }

    /// The values of the columns, which are of those kinds.
    pub(crate) fn values(&self, kinds: impl Iterator<Item = Kind>) -> Result<Vec<Value>, sqlx::Error> {
        kinds.enumerate().map(|(place, kind)| self.value(place, kind)).collect()
    }

    fn value(&self, place: usize, kind: Kind) -> Result<Value, sqlx::Error> {
        Ok(match kind {
            Kind::Number => Value::Number(self.try_get(place)?),
            Kind::Text => Value::Text(self.try_get(place)?),
            Kind::Bytes => Value::Bytes(self.try_get(place)?),
        })
    }

    /// The names of the columns with their values.
    pub(crate) fn cells(&self) -> Result<Vec<(String, Value)>, sqlx::Error> {
        let columns: Vec<(String, String)> = match self {
            Row::Sqlite(row) => {
                let column = |it: &sqlx::sqlite::SqliteColumn| {
                    let of = row.try_get_raw(it.ordinal())?.type_info().name().to_owned();
                    Ok((it.name().to_owned(), of))
                };
                row.columns().iter().map(column).collect::<Result<_, sqlx::Error>>()?
            }
            Row::Postgres(row) => {
                let columns = row.columns().iter();
                columns.map(|it| (it.name().to_owned(), it.type_info().name().to_owned())).collect()
            }
        };
        let cell = |(place, (name, of)): (usize, (String, String))| {
            let kind = match of.as_str() {
                "TEXT" => Kind::Text,
                "BLOB" | "BYTEA" => Kind::Bytes,
                _ => Kind::Number,
            };
            Ok((name, self.value(place, kind)?))
        };
        columns.into_iter().enumerate().map(cell).collect()
    }
}

impl<'r, T: Field<'r>> Field<'r> for Option<T> {
    fn read<C: Column>(row: &'r Row, column: C) -> Result<Option<Self>, sqlx::Error> {
        T::read(row, column).map(Some)
    }
}

impl Field<'_> for i64 {
    fn read<C: Column>(row: &Row, column: C) -> Result<Option<Self>, sqlx::Error> {
        let row = match row {
            Row::Sqlite(row) => return row.try_get(column),
            Row::Postgres(row) => row,
        };
        match row.try_get_raw(column)?.type_info().name() {
            "INT4" => Ok(row.try_get::<Option<i32>, _>(column)?.map(i64::from)),
            "BOOL" => Ok(row.try_get::<Option<bool>, _>(column)?.map(i64::from)),
            _ => row.try_get(column),
        }
    }
}

impl Field<'_> for bool {
    fn read<C: Column>(row: &Row, column: C) -> Result<Option<Self>, sqlx::Error> {
        Ok(i64::read(row, column)?.map(|number| number != 0))
    }
}

macro_rules! smaller {
    ($($number:ty),*) => {$(
        impl Field<'_> for $number {
            fn read<C: Column>(row: &Row, column: C) -> Result<Option<Self>, sqlx::Error> {
                let number = i64::read(row, column)?.map(<$number>::try_from).transpose();
                number.map_err(|error| broken(column, error))
            }
        }
    )*};
}
smaller!(i32, u32, u16, u8);

macro_rules! direct {
    ($($field:ty),*) => {$(
        impl<'r> Field<'r> for $field {
            fn read<C: Column>(row: &'r Row, column: C) -> Result<Option<Self>, sqlx::Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(column),
                    Row::Postgres(row) => row.try_get(column),
                }
            }
        }
    )*};
}
direct!(f64, String, &'r str, Vec<u8>);

/// The error of a column that does not hold the expected type.
fn broken<C: Column>(column: C, cause: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_string(), source: Box::new(cause) }
}

/// Rows read as tuples, or as the value of their only column.
pub(crate) trait FromRow: Sized {
    /// Reads one.
    fn from_row(row: &Row) -> Result<Self, sqlx::Error>;
}

macro_rules! tuples {
    ($(($($field:ident $place:literal),*))*) => {$(
        impl<$($field),*> FromRow for ($($field,)*)
        where
            $($field: for<'r> Field<'r>),*
        {
            fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
                Ok(($(row.try_get::<$field, _>($place)?,)*))
            }
        }
    )*};
}
tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
}
