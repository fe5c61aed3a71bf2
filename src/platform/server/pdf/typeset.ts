/** Sets `input` (plain data, never markup) in a template of `typst/` and returns the PDF. Rejects with `Unavailable` when too busy. */
export type Typeset = (template: string, input: Readonly<Record<string, unknown>>) => Promise<Uint8Array>

/** More than a document may hold. Nobody waits for a page of such a thing, and one person must not take the time of all. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
  readonly statusCode = 413

  constructor() {
    super('This is too long for a PDF. Please shorten it')
  }
}
