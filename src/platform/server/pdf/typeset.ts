import { Impossible } from '../failures.ts'
import type { Drawing } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'

type Input = Readonly<Record<string, unknown>>

/** Who requests a PDF or a preview, where that matters. */
export type Requester = {
  /** Given for people without an account. They have a separate worker, and each network has a few places in its queue. */
  readonly network?: string | undefined
  /** Called with the milliseconds that a worker was busy. */
  readonly used?: ((ms: number) => void) | undefined
}

type TypesetOptions = {
  /** The text of an attachment, if the template takes one. */
  readonly attachment?: string | undefined
  readonly requester?: Requester | undefined
}

/** Typesets `input` (data, never markup) in a template of `typst/` and returns the PDF. Rejects with `Unavailable` when too busy. */
export type Typeset = (template: string, input: Input, options?: TypesetOptions) => Promise<Uint8Array>

/** The same pages for a screen, with the layout that the template returns. */
export type Draw = (template: string, input: Input, requester?: Requester) => Promise<Drawing>

/** The first page as a PNG of its size in points, for link previews. */
export type Picture = (template: string, input: Input, requester?: Requester) => Promise<Uint8Array>

/** Reads a PDF, ours or any other, as simple programs do. */
export type ReadPdf = (pdf: Uint8Array) => Promise<PdfContent>

/** Larger than any real document. Nobody waits for a page of it, and one person must not use all the time. */
export class TooLong extends Impossible {
  override readonly name = 'TooLong'

  constructor() {
    super(413, 'This is too long for a PDF. Please shorten it')
  }
}

/** Tried twice, and both workers died: another try would fail too. */
export class Unprintable extends Impossible {
  override readonly name = 'Unprintable'

  constructor() {
    super(422, 'There are letters in this text that we cannot print. Please write it in plainer ones')
  }
}

export class Unreadable extends Impossible {
  override readonly name = 'Unreadable'

  constructor() {
    super(422, 'This PDF cannot be read')
  }
}
