/**
 * A document for the screen: all pages in one SVG, one below the other, with text as outlines, so that it needs no font. `layout` is the value that
 * the template returns under the label `<layout>`, or null.
 */
export type Drawing = { readonly svg: string; readonly layout: unknown }

/**
 * `json` is passed to the template as data and can never become markup. `attachment`, the text of a file embedded in the PDF, is passed the same way.
 */
export type Sheet = { readonly template: string; readonly json: string; readonly attachment: string }

type SheetTask<T> = (sheet: Sheet) => Promise<T>

/** A Typst compiler. */
export type Engine = { readonly pdf: SheetTask<Uint8Array>; readonly draw: SheetTask<Drawing> }

export type EngineName = 'native' | 'wasm'

/** The inputs of a template. It also learns whether it is rendered for a screen, which has its own background. */
export function inputsFor({ json, attachment }: Sheet, isDrawing: boolean): Record<string, string> {
  return { data: json, attachment, isDrawing: isDrawing ? 'yes' : '' }
}

/** Selects the layout that the template returns. */
export const layoutQuery = { selector: '<layout>', field: 'value' } as const
