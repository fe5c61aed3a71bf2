/**
 * A document for the screen: all its pages one below the other, with letters as outlines, so that it needs no font. `layout` is what the template
 * returns under the label `<layout>`, null when there is none.
 */
export type Drawing = { readonly svg: string; readonly layout: unknown }

/** `json` is passed to the template as data and can never become markup. So is `attachment`, the text of a file inside the PDF. */
export type Sheet = { readonly template: string; readonly json: string; readonly attachment: string }

type SheetTask<T> = (sheet: Sheet) => Promise<T>

/** A Typst compiler. */
export type Engine = { readonly pdf: SheetTask<Uint8Array>; readonly draw: SheetTask<Drawing> }

export type EngineName = 'native' | 'wasm'

/** The second input of a template: whether it is rendered for a screen, which has its own background. */
export function inputsFor({ json, attachment }: Sheet, isDrawing: boolean): Record<string, string> {
  return { data: json, attachment, isDrawing: isDrawing ? 'yes' : '' }
}

/** The query for the layout. */
export const layoutQuery = { selector: '<layout>', field: 'value' } as const
