import { cleanAll } from '#platform/contract/clean.ts'
import type { EngineName } from './engine.ts'
import { type Job, type Press, startPress } from './press.ts'
import { openQueue } from './press-queue.ts'
import { templates } from './templates.ts'
import { TooLong, type Typeset } from './typeset.ts'

export type TypesetterSettings = {
  /** A press that finds no native binary falls back by itself. */
  readonly engine: EngineName
  readonly presses: number
  readonly maxWaiting: number
  readonly patienceMs: number
  readonly timeoutMs: number
  readonly lifeInJobs: number
}
const defaults: TypesetterSettings = {
  engine: 'native',
  presses: 2,
  maxWaiting: 64,
  patienceMs: 10_000,
  timeoutMs: 5_000,
  lifeInJobs: 200,
}
const maxBytes = 100_000

export type Typesetter = { readonly typeset: Typeset; readonly stop: () => Promise<void> }

/** A press is started when there is work for it, so a server that makes no PDF pays nothing for them. */
export function openTypesetter(over: Partial<TypesetterSettings> = {}): Typesetter {
  const settings = { ...defaults, ...over }
  const queue = openQueue(settings)
  const presses = new Set<Press>()
  let failedStarts = 0
  let restUntil = 0

  function pump(): void {
    for (const press of presses) if (press.state() === 'idle') queue.next()?.(press)
    const coming = [...presses].filter((press) => press.state() === 'starting').length
    if (queue.length() > coming && presses.size < settings.presses && Date.now() >= restUntil) add()
  }

  function add(): void {
    const press = startPress(settings, {
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
    typeset: async (template, input) => {
      const pdf = queue.add(jobFor(template, input))
      pump()
      return pdf
    },
    stop: async () => {
      queue.close()
      await Promise.all([...presses].map((press) => press.stop()))
    },
  }
}

/** One that dies at its start would die again: longer and longer rests, so that the server finds time for other things. */
function restAfter(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(10_000, 100 * 2 ** failedStarts)
}

function jobFor(template: string, input: Readonly<Record<string, unknown>>): Job {
  if (!templates.has(template)) throw new TypeError(`there is no template ${template}`)
  const json = JSON.stringify(cleanAll(input))
  if (Buffer.byteLength(json) > maxBytes) throw new TooLong()
  return { template, json }
}
