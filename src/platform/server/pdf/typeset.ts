import { Impossible } from '../failures.ts'
import type { Drawing } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'
import type { Requester } from '../workers/worker-queue.ts'

type Input = Readonly<Record<string, unknown>>

type TypesetOptions = {
  /** The text of a file that is embedded in the PDF, if the template supports one. */
  readonly attachment?: string | undefined
  readonly requester?: Requester | undefined
}

/** Typesets `input` (plain data, never markup) with a template of `typst/` and returns the PDF. Rejects with `Unavailable` if too many jobs wait. */
export type Typeset = (template: string, input: Input, options?: TypesetOptions) => Promise<Uint8Array>

/** Draws the same pages for a screen, and returns the layout that the template reports. */
export type Draw = (template: string, input: Input, requester?: Requester) => Promise<Drawing>

/** Renders the first page as a PNG of its own size in points, for link previews of social networks, which show only bitmaps. */
export type Picture = (template: string, input: Input, requester?: Requester) => Promise<Uint8Array>

/** Reads any PDF, ours or not, as simple programs do. */
export type ReadPdf = (pdf: Uint8Array) => Promise<PdfContent>

/** The document has more text than allowed. Nobody reads such a document, and one person must not take the time of all. */
export class TooLong extends Impossible {
  override readonly name = 'TooLong'

  constructor() {
    super(413, 'This is too long for a PDF. Please shorten it')
  }
}

/** Two workers died of the same job, so another attempt is useless. */
export class Unprintable extends Impossible {
  override readonly name = 'Unprintable'

  constructor() {
    super(422, "We can't print some characters in this text. Please use simpler ones")
  }
}

export class Unreadable extends Impossible {
  override readonly name = 'Unreadable'

  constructor() {
    super(422, 'This PDF cannot be read')
  }
}
