//! A canvas that nobody sees, on which something is drawn once and copied often.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// What drawing gives: nothing, or what the browser threw.
pub(super) type Drawn<T = ()> = Result<T, JsValue>;

/// A hidden canvas.
#[derive(Debug)]
pub(super) struct Sheet {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Sheet {
    /// An empty sheet, of the same document as a canvas on the page.
    pub(super) fn beside(visible: &HtmlCanvasElement) -> Drawn<Sheet> {
        let document = visible.owner_document().ok_or_else(|| JsValue::from_str("no document"))?;
        let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
        canvas.set_width(0);
        canvas.set_height(0);
        let context = context_of(&canvas)?;
        Ok(Sheet { canvas, context })
    }

    /// Wipes the sheet and makes it so many pixels large.
    pub(super) fn renew(&self, width: u32, height: u32) -> Drawn {
        self.canvas.set_width(width);
        self.canvas.set_height(height);
        self.context.reset_transform()
    }

    /// Gives the sheet's memory back; browsers keep that of a canvas for as long as it has a size.
    pub(super) fn release(&self) {
        self.canvas.set_width(0);
        self.canvas.set_height(0);
    }

    pub(super) fn canvas(&self) -> &HtmlCanvasElement {
        &self.canvas
    }

    pub(super) fn context(&self) -> &CanvasRenderingContext2d {
        &self.context
    }

    /// Colours everything that is on the sheet, leaving it as transparent as it is.
    pub(super) fn tint(&self, colour: &str) -> Drawn {
        let context = &self.context;
        context.set_global_composite_operation("source-in")?;
        context.set_fill_style_str(colour);
        context.fill_rect(0.0, 0.0, f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        context.set_global_composite_operation("source-over")
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        self.release();
    }
}

/// The two-dimensional context of a canvas.
pub(super) fn context_of(canvas: &HtmlCanvasElement) -> Drawn<CanvasRenderingContext2d> {
    let context = canvas.get_context("2d")?;
    let context = context.ok_or_else(|| JsValue::from_str("there is no 2d context"))?;
    Ok(context.dyn_into::<CanvasRenderingContext2d>()?)
}
