//! Files of a crate import downwards: none imports another that imports it, directly or indirectly. A module and what is inside it may name
//! each other, as is usual in Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::visit::Visit;
use syn::{ItemMod, ItemUse, UseTree};

use super::{root, sources};

/// The place of a module below its crate.
type Module = Vec<String>;

/// The paths that a file names: each with the name that `use` gives it, `None` in code and for all of a module.
#[derive(Default)]
struct Named(Vec<(Vec<String>, Option<String>)>);

impl Named {
    fn tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree),
            UseTree::Name(name) if name.ident == "self" => {
                self.0.push((before.to_vec(), before.last().cloned()));
            }
            UseTree::Name(name) => self.0.push((with(&name.ident), Some(name.ident.to_string()))),
            UseTree::Rename(name) => self.0.push((with(&name.ident), Some(name.rename.to_string()))),
            UseTree::Glob(_) => self.0.push((before.to_vec(), None)),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(before, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for Named {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.push((path.segments.iter().map(|segment| segment.ident.to_string()).collect(), None));
        syn::visit::visit_path(self, path);
    }

    // Modules inside a file are its tests.
    fn visit_item_mod(&mut self, _: &'ast ItemMod) {}
}

/// The modules of a crate, and the paths that each names.
struct House(BTreeMap<Module, Named>);

impl House {
    fn read(folder: &Path) -> House {
        let mut house = BTreeMap::new();
        for file in sources(folder) {
            let below = file.strip_prefix(folder).expect("it is below").with_extension("");
            let mut module: Module = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            if module.iter().any(|part| ["tests", "testing", "kit"].contains(&part.as_str())) {
                continue;
            }
            module.pop_if(|last| ["lib", "main", "mod"].contains(&last.as_str()));
            let text = std::fs::read_to_string(&file).expect("it can be read");
            let mut named = Named::default();
            named.visit_file(&syn::parse_file(&text).expect("it is Rust"));
            house.insert(module, named);
        }
        House(house)
    }

    /// The module of a path that another module names; none if it is of another crate.
    fn home(&self, from: &[String], path: &[String], depth: usize) -> Option<Module> {
        let mut path = path.iter().peekable();
        let mut home: Module = match path.peek()?.as_str() {
            "crate" => path.next().map(|_| Module::new())?,
            "self" | "super" => {
                let mut home = from.to_vec();
                while let Some(up) = path.next_if(|part| ["self", "super"].contains(&part.as_str())) {
                    if up == "super" {
                        home.pop()?;
                    }
                }
                home
            }
            first if self.0.contains_key(&[from, &[first.to_owned()]].concat()) => from.to_vec(),
            _ => return None,
        };
        for part in path {
            let inside = [&home[..], std::slice::from_ref(part)].concat();
            if self.0.contains_key(&inside) {
                home = inside;
                continue;
            }
            let brought = self.0.get(&home)?.0.iter().find(|(_, name)| name.as_ref() == Some(part));
            match brought {
                Some((path, _)) if depth > 0 => home = self.home(&home, path, depth - 1)?,
                _ => return Some(home),
            }
        }
        Some(home)
    }

    /// The modules that each module imports, without those around it or inside it.
    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let arrows = self.0.iter().map(|(from, named)| {
            let homes = named.0.iter().filter_map(|(path, _)| self.home(from, path, 8));
            let beside = homes.filter(|to| !to.starts_with(from) && !from.starts_with(to));
            (from.clone(), beside.collect())
        });
        arrows.collect()
    }
}

/// Removes every module that imports nothing that is left, or is imported by nothing that is left, until only circles remain.
fn circles(mut arrows: BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeSet<Module>> {
    loop {
        let before = arrows.len();
        let left: BTreeSet<Module> = arrows.keys().cloned().collect();
        arrows.values_mut().for_each(|to| to.retain(|to| left.contains(to)));
        let imported: BTreeSet<Module> = arrows.values().flatten().cloned().collect();
        arrows.retain(|from, to| !to.is_empty() && imported.contains(from));
        if arrows.len() == before {
            return arrows;
        }
    }
}

#[test]
fn no_two_files_of_a_crate_import_each_other() {
    let games = std::fs::read_dir(root().join("games")).expect("the folder").map(|entry| {
        let folder = entry.expect("it can be read").path();
        folder.join("src")
    });
    let rooms =
        ["", "host", "render", "sandbox", "session", "words"].map(|room| root().join(room).join("src"));
    for crate_root in games.filter(|folder| folder.join("lib.rs").exists()).chain(rooms) {
        let house = House::read(&crate_root);
        let (alone, arrows) = (house.0.len() == 1, house.arrows());
        let crate_root = crate_root.display();
        assert!(alone || arrows.values().any(|to| !to.is_empty()), "{crate_root}: nothing imports anything");
        let circles = circles(arrows);
        let told = |(from, to): (&Module, &BTreeSet<Module>)| {
            let to: Vec<String> = to.iter().map(|to| to.join("::")).collect();
            format!("{} -> {}", from.join("::"), to.join(", "))
        };
        let told: Vec<String> = circles.iter().map(told).collect();
        assert!(told.is_empty(), "{crate_root}: {told:#?}");
    }
}

#[test]
fn a_circle_is_found_also_through_a_name_that_a_module_hands_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\nuse b::Thing;"),
        ("a.rs", "use crate::Thing;\npub struct Other;"),
        ("b.rs", "pub struct Thing(super::c::Third);"),
        ("c.rs", "pub struct Third;"),
    ];
    let write = |(name, text): (&str, &str)| {
        std::fs::write(folder.path().join(name), text).expect("it can be written");
    };
    files.into_iter().for_each(write);
    let found = || circles(House::read(folder.path()).arrows()).into_keys().flatten().collect::<Vec<_>>();
    assert_eq!(found(), Vec::<String>::new());
    write(("c.rs", "pub struct Third;\nfn back() -> super::a::Other {\n    todo()\n}"));
    assert_eq!(found(), ["a", "b", "c"]);
}
