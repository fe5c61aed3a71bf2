import { cleanAll } from '#platform/contract/clean.ts'
import type { Drawing, Engine, EngineName } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'
import { type PdfJob, type PdfResult, type PdfWorker, PdfWorkerDied, PdfWorkerFault, startPdfWorker } from './pdf-worker.ts'
import { openQueue } from './pdf-worker-queue.ts'
import { sanitiseForTypst } from './sanitise-for-typst.ts'
import { templates } from './templates.ts'
import { type Draw, type Picture, type ReadPdf, TooLong, type Typeset, Unprintable, Unreadable } from './typeset.ts'

export type TypesetterSettings = {
  /** A worker that finds no native binary falls back by itself. */
  readonly engine: EngineName
  readonly presses: number
  readonly maxWaiting: number
  readonly patienceMs: number
  /** For how long a worker may work at one thing, and how long that may take on a busy machine. */
  readonly timeoutMs: number
  readonly starvedMs: number
  readonly lifeInJobs: number
}
const defaults: TypesetterSettings = {
  engine: 'native',
  presses: 2,
  maxWaiting: 64,
  patienceMs: 10_000,
  timeoutMs: 5_000,
  starvedMs: 20_000,
  lifeInJobs: 200,
}
const maxBytes = 100_000
/** Each line and item is one. Nobody has as many to say; some 25,000 would keep a worker busy for all of its time. */
const maxTexts = 6_000
const maxAttachmentBytes = 500_000

export type Typesetter = {
  readonly typeset: Typeset
  readonly draw: Draw
  readonly picture: Picture
  readonly readPdf: ReadPdf
  readonly stop: () => Promise<void>
}

/** A worker is started when there is work for it, so a server that makes no PDF pays nothing for them. */
export function openTypesetter(over: Partial<TypesetterSettings> = {}): Typesetter {
  const settings = { ...defaults, ...over }
  const queue = openQueue(settings)
  const presses = new Set<PdfWorker>()
  let failedStarts = 0
  let restUntil = 0

  function pump(): void {
    for (const press of presses) if (press.state() === 'idle') queue.next()?.(press)
    const coming = [...presses].filter((press) => press.state() === 'starting').length
    if (queue.length() > coming && presses.size < settings.presses && Date.now() >= restUntil) add()
  }

  function add(): void {
    const press = startPdfWorker(settings, {
      idle: pump,
      ended: (wasReady) => {
        presses.delete(press)
        failedStarts = wasReady ? 0 : failedStarts + 1
        const restMs = restAfter(failedStarts)
        restUntil = Date.now() + restMs
        setTimeout(pump, restMs + 1).unref()
      },
    })
    presses.add(press)
    pump()
  }

  return {
    ...makers((job) => {
      const made = queue.add(job)
      pump()
      return made
    }),
    stop: async () => {
      queue.close()
      await Promise.all([...presses].map((press) => press.stop()))
    },
  }
}

function makers(make: (job: PdfJob) => Promise<PdfResult>): Pick<Typesetter, 'typeset' | 'draw' | 'picture' | 'readPdf'> {
  // Once more: a worker may die of other things than its job.
  const makeOrRefuse = (job: PdfJob): Promise<PdfResult> => make(job).catch(ifDied(() => make(job).catch(ifDied(refuseToPrint))))
  return {
    typeset: async (template, input, attachment = '') =>
      (await makeOrRefuse(jobFor('pdf', template, input, attachment))) as Uint8Array, // what engines make of `pdf`
    draw: async (template, input) => (await makeOrRefuse(jobFor('draw', template, input, ''))) as Drawing, // what engines make of `draw`
    picture: async (template, input) => (await makeOrRefuse(jobFor('picture', template, input, ''))) as Uint8Array, // what workers make of `picture`
    readPdf: async (pdf) => (await make({ output: 'content', pdf }).catch(refuseToRead)) as PdfContent, // what workers read
  }
}

/** `act` where a worker died at the job; every other failure goes on. */
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

/** One that dies at its start would die again: longer and longer rests, so that the server finds time for other things. */
function restAfter(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(10_000, 100 * 2 ** failedStarts)
}

type Input = Parameters<Typeset>[1]

function jobFor(output: keyof Engine | 'picture', template: string, input: Input, attachment: string): PdfJob {
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
