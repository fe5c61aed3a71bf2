/**
 * A document for the screen: all its pages one below the other, letters as outlines, so that it needs no font. `layout` is what the
 * template tells of itself under the label `<layout>`, null when it tells nothing.
 */
export type Drawing = { readonly svg: string; readonly layout: unknown }

/**
 * `json` reaches the template as a value of its own: it can never become markup. So does `attachment`, the text of a file for inside
 * the PDF.
 */
export type Sheet = { readonly template: string; readonly json: string; readonly attachment: string }

type Making<T> = (sheet: Sheet) => Promise<T>

/** One compiler of Typst. */
export type Engine = { readonly pdf: Making<Uint8Array>; readonly draw: Making<Drawing> }

export type EngineName = 'native' | 'wasm'

/** What the template reads beside that: only whether it is drawn for a screen, which has a ground of its own. */
export function inputsFor({ json, attachment }: Sheet, isDrawing: boolean): Record<string, string> {
  return { data: json, attachment, isDrawing: isDrawing ? 'yes' : '' }
}

/** How a compiler is asked for the layout. */
export const layoutQuery = { selector: '<layout>', field: 'value' } as const
