//! Discord as a machine: where it is, what it says of a caller, its numbers and limits, and what its refusals mean.

pub(crate) mod backoff;

pub(crate) mod caller;

pub(crate) mod closing;

pub(crate) mod endpoint;

pub(crate) mod limiter;

pub(crate) mod directory;

pub(crate) mod limits;

pub(crate) mod mend;

pub(crate) mod rest;

pub(crate) mod rights;

pub(crate) mod rooms;

pub(crate) mod snowflake;

pub(crate) mod target;

pub(crate) mod trouble;

pub(crate) mod twins;

pub(crate) mod watch;
