//! What a statement is given: numbers, texts and bytes, or their absence.

/// A value of a statement. Absence has a type too: PostgreSQL asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// The type of a value as Rust has it.
pub(in crate::store) trait Kind {
    /// A value, or its absence.
    fn value(this: Option<Self>) -> Value
    where
        Self: Sized;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Kind for $number {
            fn value(this: Option<Self>) -> Value {
                Value::Number(this.map(i64::from))
            }
        }
    )*};
}
numbers!(i64, i32, u32, u8, bool);

impl Kind for &i64 {
    fn value(this: Option<Self>) -> Value {
        Value::Number(this.copied())
    }
}

impl Kind for &bool {
    fn value(this: Option<Self>) -> Value {
        Value::Number(this.map(|truth| i64::from(*truth)))
    }
}

impl Kind for String {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this)
    }
}

impl Kind for &str {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this.map(str::to_owned))
    }
}

impl Kind for &String {
    fn value(this: Option<Self>) -> Value {
        Value::Text(this.cloned())
    }
}

impl Kind for Vec<u8> {
    fn value(this: Option<Self>) -> Value {
        Value::Bytes(this)
    }
}

impl Kind for &Vec<u8> {
    fn value(this: Option<Self>) -> Value {
        Value::Bytes(this.cloned())
    }
}

impl<T: Kind> From<T> for Value {
    fn from(value: T) -> Value {
        T::value(Some(value))
    }
}

impl<T: Kind> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        T::value(value)
    }
}

/// The values of one row.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::store::sql::Value::from($value)),*]
    };
}
pub(in crate::store) use values;
