//! From refusals to thrown JavaScript errors, whose `name` is the stable code.

use js_sys::{Error, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::error::{Refusal, TextError};

/// An error with a code that programs can tell apart and words for logs.
pub(super) fn thrown(code: &str, words: &str) -> Error {
    let error = Error::new(words);
    error.set_name(code);
    error
}

/// What the rules refuse.
pub(super) fn refused(refusal: Refusal) -> Error {
    thrown(refusal.code(), &refusal.to_string())
}

/// What cannot be read, with its place in the text.
pub(super) fn unreadable(fault: &TextError) -> Error {
    let error = thrown(fault.code(), &fault.reason.to_string());
    for (name, number) in [("line", fault.line), ("column", fault.column)] {
        // A property can always be added to an error that nobody has seen yet.
        if let Err(failed) = Reflect::set(&error, &JsValue::from_str(name), &JsValue::from(number)) {
            return failed.unchecked_into();
        }
    }
    error
}

/// What the browser's canvas refuses.
pub(super) fn undrawable(value: JsValue) -> Error {
    let words = match value.dyn_into::<Error>() {
        Ok(error) => String::from(error.message()),
        Err(other) => other.as_string().unwrap_or_default(),
    };
    thrown("canvas-lost", &format!("the canvas refuses to be drawn on: {words}"))
}

/// A value that does not have the form that the types ask for.
#[allow(clippy::needless_pass_by_value, reason = "it is used as a function for `map_err`")]
pub(super) fn malformed(fault: tsify::Error) -> Error {
    thrown("malformed", &fault.to_string())
}
