/** Sets `input` (plain data, never markup) in a template of `typst/` and returns the PDF. Rejects with `Unavailable` when too busy. */
export type Typeset = (template: string, input: Readonly<Record<string, unknown>>) => Promise<Uint8Array>
