import { Impossible } from '../failures.ts'
import type { Drawing } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'
import type { Requester } from '../workers/worker-queue.ts'

type Input = Readonly<Record<string, unknown>>

type TypesetOptions = {
  /** The text of a file that lies inside the PDF, where the template takes one. */
  readonly attachment?: string | undefined
  readonly requester?: Requester | undefined
}

/** Sets `input` (plain data, never markup) in a template of `typst/` and returns the PDF. Rejects with `Unavailable` when too busy. */
export type Typeset = (template: string, input: Input, options?: TypesetOptions) => Promise<Uint8Array>

/** The same pages for a screen, with what the template tells of their layout. */
export type Draw = (template: string, input: Input, requester?: Requester) => Promise<Drawing>

/** The first page as a PNG of its own size in points, for what shows pictures alone: the networks on which people share links. */
export type Picture = (template: string, input: Input, requester?: Requester) => Promise<Uint8Array>

/** Reads a PDF, ours or anybody's, as plain programs do. */
export type ReadPdf = (pdf: Uint8Array) => Promise<PdfContent>

/** More than a document may hold. Nobody waits for a page of such a thing, and one person must not take the time of all. */
export class TooLong extends Impossible {
  override readonly name = 'TooLong'

  constructor() {
    super(413, 'This is too long for a PDF. Please shorten it')
  }
}

/** Tried twice, and twice a worker died of it: another try would be no better. */
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
