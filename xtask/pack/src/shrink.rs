//! Makes a module smaller after it has been linked and bound: of functions with the same code only one is kept, and functions that are alike
//! are put next to each other.
//!
//! Generic code that is compiled for several types often ends up the same, down to the last byte, but the linker keeps every copy. What is
//! almost the same is compressed better if it is close: the order saves 15 kB of the page's 635.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef};

type Done<T> = Result<T, Error<Infallible>>;

/// The same module with one copy of every function, in another order.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn shrink(module: &[u8]) -> Done<Vec<u8>> {
    let Functions { imported, types, bodies } = Functions::of(module)?;
    let number = |at: usize| imported + at as u32;
    // For every function, the one that is kept in its place.
    let mut kept: Vec<u32> = (0..number(bodies.len())).collect();
    loop {
        let mut first = HashMap::new();
        let mut same = Vec::new();
        for (at, body) in bodies.iter().enumerate().filter(|(at, _)| kept[number(*at) as usize] == number(*at)) {
            let mut code = wasm_encoder::CodeSection::new();
            Renumbered { to: &kept, own: Some(number(at)), order: &[] }.parse_function_body(&mut code, body.clone())?;
            let mut bytes = Vec::new();
            wasm_encoder::Encode::encode(&code, &mut bytes);
            let one = *first.entry((types[at], bytes)).or_insert(number(at));
            if one != number(at) {
                same.push((number(at), one));
            }
        }
        if same.is_empty() {
            break;
        }
        for (copy, one) in same {
            kept.iter_mut().filter(|kept| **kept == copy).for_each(|kept| *kept = one);
        }
    }
    // Those that are left get new numbers: ordered by what they take and return, then by their code, its calls and addresses last.
    let mut order: Vec<usize> = (0..bodies.len()).filter(|at| kept[number(*at) as usize] == number(*at)).collect();
    let shapes: Vec<Vec<u8>> = bodies.iter().map(|body| shape(module, body)).collect::<Done<_>>()?;
    order.sort_by_key(|at| (types[*at], &shapes[*at], bodies[*at].as_bytes()));
    let mut numbers: Vec<u32> = (0..imported).collect();
    numbers.resize(kept.len(), 0);
    for (new, at) in order.iter().enumerate() {
        numbers[number(*at) as usize] = number(new);
    }
    let to: Vec<u32> = kept.iter().map(|kept| numbers[*kept as usize]).collect();
    let mut small = wasm_encoder::Module::new();
    Renumbered { to: &to, own: None, order: &order }.parse_core_module(&mut small, Parser::new(0), module)?;
    Ok(small.finish())
}

/// Numbers above this are addresses rather than sizes or offsets.
const ADDRESSES: i32 = 4096;

/// The code of a function without the functions it calls and the addresses and large numbers it uses.
fn shape(module: &[u8], body: &FunctionBody<'_>) -> Done<Vec<u8>> {
    let mut reader = body.get_operators_reader()?;
    let mut shape = module[body.range().start..reader.original_position()].to_vec();
    while !reader.eof() {
        let start = reader.original_position();
        let left_out = match reader.read()? {
            Operator::Call { .. } | Operator::I64Const { .. } | Operator::F32Const { .. } | Operator::F64Const { .. } => true,
            Operator::I32Const { value } => !(0..=ADDRESSES).contains(&value),
            _ => false,
        };
        let end = if left_out { start + 1 } else { reader.original_position() };
        shape.extend(&module[start..end]);
    }
    Ok(shape)
}

/// The functions of a module.
#[derive(Default)]
struct Functions<'a> {
    /// How many are imported: these come first.
    imported: u32,
    /// The types and bodies of the others.
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

impl Functions<'_> {
    fn of(module: &[u8]) -> Done<Functions<'_>> {
        let mut functions = Functions::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => functions.types = section.into_iter().collect::<Result<_, _>>()?,
                Payload::CodeSectionEntry(body) => functions.bodies.push(body),
                _ => {}
            }
        }
        Ok(functions)
    }
}

/// Writes a module or a function with other numbers of functions.
struct Renumbered<'a> {
    /// The new number of every function.
    to: &'a [u32],
    /// The function that is written, if it is only compared: then calling itself is the same in each copy.
    own: Option<u32>,
    /// The functions to write, without those that are imported.
    order: &'a [usize],
}

impl Reencode for Renumbered<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Done<u32> {
        Ok(if self.own == Some(function) { u32::MAX } else { self.to[function as usize] })
    }

    fn parse_function_section(&mut self, functions: &mut wasm_encoder::FunctionSection, section: FunctionSectionReader<'_>) -> Done<()> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for at in self.order {
            functions.function(types[*at]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut wasm_encoder::CodeSection, section: CodeSectionReader<'_>) -> Done<()> {
        let bodies: Vec<FunctionBody<'_>> = section.into_iter().collect::<Result<_, _>>()?;
        for at in self.order {
            utils::parse_function_body(self, code, bodies[*at].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{CodeSection, ExportKind, ExportSection, Function, FunctionSection, Module, TypeSection, ValType};

    /// A module with a function for each list of the functions that it calls before it returns a number. All are exported by their number.
    fn module(functions: &[(&[u32], i32)]) -> Vec<u8> {
        let (mut types, mut list, mut exports, mut code) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for (at, (calls, number)) in functions.iter().enumerate() {
            list.function(0);
            exports.export(&at.to_string(), ExportKind::Func, at as u32);
            let mut body = Function::new([]);
            for call in *calls {
                body.instructions().call(*call).drop();
            }
            body.instructions().i32_const(*number).end();
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&list).section(&exports).section(&code);
        module.finish()
    }

    /// The number of functions, and the function behind every export.
    fn read(module: &[u8]) -> (usize, Vec<u32>) {
        let mut exports = Vec::new();
        for payload in Parser::new(0).parse_all(module) {
            if let Payload::ExportSection(section) = payload.expect("a module") {
                exports = section.into_iter().map(|export| export.expect("an export").index).collect();
            }
        }
        (Functions::of(module).expect("functions").bodies.len(), exports)
    }

    #[test]
    fn of_equal_functions_one_is_kept() {
        // The callers of equal functions become equal themselves, also those that call themselves.
        let before = module(&[(&[], 7), (&[], 8), (&[], 7), (&[0], 1), (&[2], 1), (&[1], 1), (&[6, 0], 2), (&[7, 2], 2)]);
        let after = shrink(&before).expect("a smaller module");
        assert_eq!(read(&before), (8, vec![0, 1, 2, 3, 4, 5, 6, 7]));
        assert_eq!(read(&after), (5, vec![0, 1, 0, 2, 2, 3, 4, 4]));
        assert_eq!(shrink(&after).expect("nothing left to do"), after);
    }
}
