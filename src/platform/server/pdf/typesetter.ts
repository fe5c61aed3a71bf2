import { cleanAll } from '#platform/contract/clean.ts'
import type { Drawing, Engine, EngineName } from './engine.ts'
import { Unavailable } from '../failures.ts'
import { openWorkerPool, type PoolSettings, type WorkerPool } from '../workers/worker-pool.ts'
import { WorkerDied, WorkerFault, WorkerStopped } from '../workers/worker-process.ts'
import { type PdfJob, type PdfResult, pdfWorkerScript } from './pdf-jobs.ts'
import type { PdfContent } from './read-pdf.ts'
import { sanitiseForTypst } from './sanitise-for-typst.ts'
import { templates } from './templates.ts'
import { type Draw, type Picture, type ReadPdf, TooLong, type Typeset, Unprintable, Unreadable } from './typeset.ts'

export type TypesetterSettings = Omit<PoolSettings, 'script'> & { readonly engine: EngineName }

const defaults: TypesetterSettings = {
  engine: 'native',
  workers: 2,
  maxWaiting: 64,
  maxWaitingPerNetwork: 2,
  busyMessage: 'Too many PDFs are being made. Please try again in a moment',
  patienceMs: 10_000,
  timeoutMs: 5_000,
  starvedMs: 20_000,
  lifeInJobs: 200,
}
const mostStrangersWaiting = 16
const maxBytes = 100_000
/** The maximum number of texts: every line and every item counts as one. Nobody needs as many, and some 25,000 would use up all time of a worker. */
const maxTexts = 6_000
const maxAttachmentBytes = 500_000

export type Typesetter = {
  readonly typeset: Typeset
  readonly draw: Draw
  readonly picture: Picture
  readonly readPdf: ReadPdf
  readonly stop: () => Promise<void>
}

/** Opens the typesetter. People without an account have a worker of their own, so that many of them do not make the others wait. */
export function openTypesetter(over: Partial<TypesetterSettings> = {}): Typesetter {
  const { engine, ...limits } = { ...defaults, ...over }
  const settings = { ...limits, script: pdfWorkerScript(engine) }
  const members = openWorkerPool<PdfJob, PdfResult>(settings)
  const strangers = openWorkerPool<PdfJob, PdfResult>({
    ...settings,
    workers: 1,
    maxWaiting: Math.min(settings.maxWaiting, mostStrangersWaiting),
  })
  return {
    ...makers((job, requester) =>
      (requester?.network === undefined ? members : strangers).run(job, requester).catch(refuseIfStopped),
    ),
    stop: async () => void (await Promise.all([members.stop(), strangers.stop()])),
  }
}

/** A job that used up all its time would do so again, so it is refused as too long. */
async function refuseIfStopped(error: unknown): Promise<never> {
  if (!(error instanceof WorkerStopped)) throw error
  if (error.reason === 'starved') throw new Unavailable('The PDF took too long this time. Please try again')
  throw new TooLong()
}

type Make = WorkerPool<PdfJob, PdfResult>['run']

function makers(make: Make): Pick<Typesetter, 'typeset' | 'draw' | 'picture' | 'readPdf'> {
  // Tries twice, because a worker may die for other reasons than its job.
  const makeOrRefuse: Make = (job, requester) =>
    make(job, requester).catch(ifDied(() => make(job, requester).catch(ifDied(refuseToPrint))))
  return {
    typeset: async (template, input, { attachment = '', requester } = {}) =>
      (await makeOrRefuse(jobFor('pdf', template, input, attachment), requester)) as Uint8Array, // from `pdf` of the engine
    draw: async (template, input, requester) => (await makeOrRefuse(jobFor('draw', template, input), requester)) as Drawing, // from `draw`
    picture: async (template, input, requester) =>
      (await makeOrRefuse(jobFor('picture', template, input), requester)) as Uint8Array, // from the worker
    readPdf: async (pdf) => (await make({ output: 'content', pdf }).catch(refuseToRead)) as PdfContent, // from the worker
  }
}

/** Handles the death of a worker with `act` and throws every other error again. */
function ifDied(act: () => Promise<PdfResult>): (error: unknown) => Promise<PdfResult> {
  return async (error) => {
    if (error instanceof WorkerDied) return act()
    throw error
  }
}

async function refuseToPrint(): Promise<never> {
  throw new Unprintable()
}

async function refuseToRead(error: unknown): Promise<never> {
  throw error instanceof WorkerDied || error instanceof WorkerFault || error instanceof TooLong ? new Unreadable() : error
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
