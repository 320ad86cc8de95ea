//! The values of a statement: numbers, texts and bytes, or their absence.

/// A value of a statement. Absence has a type too: PostgreSQL requires it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// The kind of value in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Bytes,
}

/// A type of Rust's that a value is made from.
pub(crate) trait Bound {
    /// A value, or its absence.
    fn value(this: Option<Self>) -> Value
    where
        Self: Sized;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Bound for $number {
            fn value(this: Option<Self>) -> Value {
                Value::Number(this.map(i64::from))
            }
        }
    )*};
}
numbers!(i64, i32, u32, u8, bool);

impl Bound for &i64 {
    fn value(this: Option<Self>) -> Value {
        Value::Number(this.copied())
    }
}

impl Bound for &bool {
    fn value(this: Option<Self>) -> Value {
        Value::Number(this.map(|truth| i64::from(*truth)))
    }
}

impl Bound for String {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this)
    }
}

impl Bound for &str {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this.map(str::to_owned))
    }
}

impl Bound for &String {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this.cloned())
    }
}

impl Bound for Vec<u8> {
    fn value(this: Option<Self>) -> Value {
        Value::Bytes(this)
    }
}

impl Bound for &Vec<u8> {
    fn value(this: Option<Self>) -> Value {
        Value::Bytes(this.cloned())
    }
}

impl<T: Bound> From<T> for Value {
    fn from(value: T) -> Value {
        T::value(Some(value))
    }
}

impl<T: Bound> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        T::value(value)
    }
}

/// The values of one row.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::database::sql::Value::from($value)),*]
    };
}
pub(crate) use values;
