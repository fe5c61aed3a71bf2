import { cleanAll } from '#platform/contract/clean.ts'
import type { Drawing, Engine } from './engine.ts'
import { type PdfJob, type PdfResult, PdfWorkerDied, PdfWorkerFault } from './pdf-worker.ts'
import { openPdfWorkerPool, type PoolSettings, type PdfWorkerPool } from './pdf-worker-pool.ts'
import type { PdfContent } from './read-pdf.ts'
import { sanitiseForTypst } from './sanitise-for-typst.ts'
import { templates } from './templates.ts'
import { type Draw, type Picture, type ReadPdf, TooLong, type Typeset, Unprintable, Unreadable } from './typeset.ts'

export type TypesetterSettings = PoolSettings

const defaults: TypesetterSettings = {
  engine: 'native',
  workers: 2,
  maxWaiting: 64,
  patienceMs: 10_000,
  timeoutMs: 5_000,
  starvedMs: 20_000,
  lifeInJobs: 200,
}
const mostStrangersWaiting = 16
const maxBytes = 100_000
/** The most lines and items. Nobody needs as many; some 25,000 would use a worker's whole time. */
const maxTexts = 6_000
const maxAttachmentBytes = 500_000

export type Typesetter = {
  readonly typeset: Typeset
  readonly draw: Draw
  readonly picture: Picture
  readonly readPdf: ReadPdf
  readonly stop: () => Promise<void>
}

/** People without an account have a separate worker, so that they cannot delay the others. */
export function openTypesetter(over: Partial<TypesetterSettings> = {}): Typesetter {
  const settings = { ...defaults, ...over }
  const members = openPdfWorkerPool(settings)
  const strangers = openPdfWorkerPool({
    ...settings,
    workers: 1,
    maxWaiting: Math.min(settings.maxWaiting, mostStrangersWaiting),
  })
  return {
    ...makers((job, requester) => (requester?.network === undefined ? members : strangers).make(job, requester)),
    stop: async () => void (await Promise.all([members.stop(), strangers.stop()])),
  }
}

function makers(make: PdfWorkerPool['make']): Pick<Typesetter, 'typeset' | 'draw' | 'picture' | 'readPdf'> {
  // A second try: the first worker may have died for another reason than its job.
  const makeOrRefuse: PdfWorkerPool['make'] = (job, requester) =>
    make(job, requester).catch(ifDied(() => make(job, requester).catch(ifDied(refuseToPrint))))
  return {
    typeset: async (template, input, { attachment = '', requester } = {}) =>
      (await makeOrRefuse(jobFor('pdf', template, input, attachment), requester)) as Uint8Array, // engines return this for `pdf`
    draw: async (template, input, requester) => (await makeOrRefuse(jobFor('draw', template, input), requester)) as Drawing, // engines return this for `draw`
    picture: async (template, input, requester) =>
      (await makeOrRefuse(jobFor('picture', template, input), requester)) as Uint8Array, // workers return this for `picture`
    readPdf: async (pdf) => (await make({ output: 'content', pdf }).catch(refuseToRead)) as PdfContent, // workers return this
  }
}

/** Calls `act` if a worker died during the job; other failures are thrown again. */
function ifDied(act: () => Promise<PdfResult>): (error: unknown) => Promise<PdfResult> {
  return async (error) => {
    if (error instanceof PdfWorkerDied) return act()
    throw error
  }
}

async function refuseToPrint(): Promise<never> {
  throw new Unprintable()
}

async function refuseToRead(error: unknown): Promise<never> {
  throw error instanceof PdfWorkerDied || error instanceof PdfWorkerFault || error instanceof TooLong ? new Unreadable() : error
}

type Input = Parameters<Typeset>[1]

function jobFor(output: keyof Engine | 'picture', template: string, input: Input, attachment = ''): PdfJob {
  if (!templates.has(template)) throw new TypeError(`there is no template ${template}`)
  let texts = 0
  const json = JSON.stringify(cleanAll(input), (_, value: unknown) => {
    if (typeof value !== 'string') return value
    texts++
    return sanitiseForTypst(value)
  })
  if (texts > maxTexts) throw new TooLong()
  if (Buffer.byteLength(json) > maxBytes || Buffer.byteLength(attachment) > maxAttachmentBytes) throw new TooLong()
  return { output, template, json, attachment }
}
