//! The world in a file, so that it is the same after the next start. Messages are not in it.

use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::whole::World;
use crate::snowflake::Id;

/// The file of a world, and the text last written to it.
#[derive(Debug)]
pub(crate) struct KeptWorld {
    file: PathBuf,
    written: String,
}

#[derive(Serialize, Deserialize)]
struct Content<W> {
    bot: Id,
    world: W,
}

impl KeptWorld {
    /// The file at that path, which need not exist yet.
    pub(crate) const fn at(file: PathBuf) -> Self {
        Self { file, written: String::new() }
    }

    /// The bot's id and the world in the file; nothing if there is no file.
    ///
    /// # Errors
    /// If it cannot be read, or holds no world.
    pub(crate) fn read(&mut self) -> io::Result<Option<(Id, World)>> {
        self.written = match std::fs::read_to_string(&self.file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        let content: Content<World> = serde_json::from_str(&self.written)?;
        Ok(Some((content.bot, content.world)))
    }

    /// The world as text, if it differs from the text last written.
    pub(crate) fn changed(&self, bot: Id, world: &World) -> Option<String> {
        let text = serde_json::to_string(&Content { bot, world }).ok()?;
        (text != self.written).then_some(text)
    }

    /// Writes that text; a reader of the file finds either the old text or the new one at any moment.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write(&mut self, text: String) -> io::Result<()> {
        let mut fresh = self.file.clone().into_os_string();
        fresh.push(".new");
        std::fs::write(&fresh, &text)?;
        std::fs::rename(&fresh, &self.file)?;
        self.written = text;
        Ok(())
    }
}
