//! Derives serde's `Deserialize` with code that stays small in the browser.
//!
//! Serde's own derive writes a loop over the keys, a match of their names and a check of every field for each type; for the types of the page
//! that was a seventh of what it transfers. This one reads the fields from a parsed object, one call each (`den_core::read`). It is used for
//! wasm only (`den_core::Deserialize`), understands the attributes that our types have, and refuses others when the program is compiled.

mod attributes;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, Ident, Result, Type};

use attributes::{Container, Default, Field, Tag};

/// Derives `serde::Deserialize`.
#[proc_macro_derive(Deserialize, attributes(serde))]
pub fn deserialize(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn derive(input: &DeriveInput) -> Result<TokenStream> {
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(&input.generics, "types with parameters are not supported: derive serde's own Deserialize"));
    }
    let container = Container::read(&input.attrs)?;
    let body = body(input, &container)?;
    let name = &input.ident;
    let function = quote! {
        fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<Self, D::Error> {
            #body
        }
    };
    // `remote = "Self"`: a function for a hand-written impl, which checks more.
    if container.remote {
        let function = quote! {
            fn deserialize<'de, D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<Self, D::Error> {
                #body
            }
        };
        return Ok(quote! { #[automatically_derived] impl #name { #function } });
    }
    Ok(quote! { #[automatically_derived] impl<'de> ::serde::Deserialize<'de> for #name { #function } })
}

fn body(input: &DeriveInput, container: &Container) -> Result<TokenStream> {
    let name = &input.ident;
    if let Some(other) = &container.try_from {
        return Ok(quote! {
            <Self as ::std::convert::TryFrom<#other>>::try_from(<#other as ::serde::Deserialize>::deserialize(from)?)
                .map_err(::serde::de::Error::custom)
        });
    }
    if let Some(other) = &container.from {
        return Ok(quote! { <#other as ::serde::Deserialize>::deserialize(from).map(::std::convert::Into::into) });
    }
    let read = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                return Ok(quote! { ::serde::Deserialize::deserialize(from).map(Self) });
            }
            Fields::Named(fields) if container.transparent && fields.named.len() == 1 => {
                let field = &fields.named[0].ident;
                return Ok(quote! { ::serde::Deserialize::deserialize(from).map(|#field| Self { #field }) });
            }
            fields => of_struct(name, fields, container)?,
        },
        Data::Enum(data) => of_enum(name, data, container)?,
        Data::Union(_) => return Err(Error::new_spanned(name, "unions are not supported")),
    };
    Ok(quote! {
        fn read(value: ::den_core::read::Value) -> ::std::result::Result<#name, ::den_core::read::Error> {
            #read
        }
        ::den_core::read::read(from, read)
    })
}

fn of_struct(name: &Ident, fields: &Fields, container: &Container) -> Result<TokenStream> {
    match fields {
        Fields::Named(_) => {
            let default = container.default.then(|| quote! { let default = <#name as ::std::default::Default>::default(); });
            let built = named(&quote! { #name }, fields, container, container.default)?;
            Ok(quote! { #default #built })
        }
        Fields::Unnamed(fields) => {
            let count = fields.unnamed.len();
            let items = fields.unnamed.iter().map(|_| quote! { list.item()? });
            Ok(quote! { let mut list = ::den_core::read::List::of(value, #count)?; ::std::result::Result::Ok(#name(#(#items),*)) })
        }
        Fields::Unit => Err(Error::new_spanned(fields, "structs without fields are not supported")),
    }
}

/// Builds a struct or a variant from the fields of `value`.
fn named(what: &TokenStream, fields: &Fields, container: &Container, defaults: bool) -> Result<TokenStream> {
    let mut names = Vec::new();
    let (mut first, mut last) = (TokenStream::new(), TokenStream::new());
    let mut idents: Vec<&Ident> = Vec::new();
    for field in fields {
        let Some(ident) = &field.ident else { return Err(Error::new_spanned(field, "a field without a name")) };
        idents.push(ident);
        let rules = Field::read(&field.attrs)?;
        if rules.skip {
            first.extend(quote! { let #ident = ::std::default::Default::default(); });
            continue;
        }
        if rules.flatten {
            // It gets what the others leave.
            last.extend(quote! { let #ident = object.rest()?; });
            continue;
        }
        let at = names.len();
        names.push(rules.rename.clone().unwrap_or_else(|| container.rename_field(&ident.to_string().replace("r#", ""))));
        let alias = rules.alias.iter().map(|alias| quote! { object.also(#at, #alias); });
        first.extend(quote! { #(#alias)* });
        let read = match (&rules.with, &rules.default) {
            (Some(with), Default::None) => quote! { object.field_with(#at, #with)? },
            (Some(with), Default::Usual) => quote! { object.field_with_or(#at, #with, ::std::default::Default::default)? },
            (Some(with), Default::Path(path)) => quote! { object.field_with_or(#at, #with, #path)? },
            (None, Default::Usual) => quote! { object.field_or(#at, ::std::default::Default::default)? },
            (None, Default::Path(path)) => quote! { object.field_or(#at, #path)? },
            (None, Default::None) if defaults => quote! { object.field_or_value(#at, default.#ident)? },
            (None, Default::None) if is_option(&field.ty) => quote! { object.field_or(#at, ::std::default::Default::default)? },
            (None, Default::None) => quote! { object.field(#at)? },
        };
        first.extend(quote! { let #ident = #read; });
    }
    let end = container.deny_unknown.then(|| quote! { object.end()?; });
    Ok(quote! {
        let mut object = ::den_core::read::Object::of(value, &[#(#names),*])?;
        #first
        #last
        #end
        ::std::result::Result::Ok(#what { #(#idents),* })
    })
}

fn of_enum(name: &Ident, data: &syn::DataEnum, container: &Container) -> Result<TokenStream> {
    if data.variants.is_empty() {
        return Err(Error::new_spanned(name, "enums without variants are not supported"));
    }
    let mut names = Vec::new();
    let mut arms = Vec::new();
    for (at, variant) in data.variants.iter().enumerate() {
        let rules = Field::read(&variant.attrs)?;
        let ident = &variant.ident;
        names.push(rules.rename.unwrap_or_else(|| container.rename_variant(&ident.to_string())));
        let built = match &variant.fields {
            Fields::Unit if matches!(container.tag, Tag::Outside) => quote! { variant.unit()?; ::std::result::Result::Ok(#name::#ident) },
            Fields::Unit => quote! { ::std::result::Result::Ok(#name::#ident) },
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => quote! { ::std::result::Result::Ok(#name::#ident(variant.read()?)) },
            Fields::Unnamed(fields) => {
                let count = fields.unnamed.len();
                let items = fields.unnamed.iter().map(|_| quote! { list.item()? });
                quote! { let mut list = ::den_core::read::List::of(variant.value()?, #count)?; ::std::result::Result::Ok(#name::#ident(#(#items),*)) }
            }
            fields => {
                let built = named(&quote! { #name::#ident }, fields, &container.of_variant(), false)?;
                quote! { let value = variant.value()?; #built }
            }
        };
        // The last variant is what remains.
        let index = if at + 1 == data.variants.len() {
            quote! { _ }
        } else {
            quote! { #at }
        };
        arms.push(quote! { #index => { #built } });
    }
    if matches!(container.tag, Tag::Outside) && data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit)) {
        let last = data.variants.len() - 1;
        let arms = data.variants.iter().enumerate().map(|(at, variant)| {
            let (index, ident) = (
                if at == last {
                    quote! { _ }
                } else {
                    quote! { #at }
                },
                &variant.ident,
            );
            quote! { #index => #name::#ident }
        });
        return Ok(quote! { ::std::result::Result::Ok(match ::den_core::read::word(value, &[#(#names),*])? { #(#arms),* }) });
    }
    let of = match &container.tag {
        Tag::Outside => quote! { ::den_core::read::Variant::of(value)? },
        Tag::Inside(tag) => quote! { ::den_core::read::Variant::tagged(value, #tag)? },
    };
    Ok(quote! {
        let variant = #of;
        match variant.among(&[#(#names),*])? { #(#arms)* }
    })
}

/// Whether a missing field is `None`.
fn is_option(kind: &Type) -> bool {
    matches!(kind, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Option"))
}
