import { once } from 'node:events'
import { connect } from 'node:net'
import type { AppContext } from '#platform/server/app-context.ts'
import { readQueueState } from '#platform/server/failed-jobs.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Check } from '../contract.ts'
import { postgresqlVersion } from './queries.ts'

type CheckContext = Pick<AppContext, 'db' | 'config' | 'storage' | 'typeset'>

/** A queue whose oldest job waits longer is not keeping up. */
const longWaitSeconds = 300
const patienceMs = 3_000

async function checkDatabase({ db }: CheckContext): Promise<string> {
  const begun = performance.now()
  await postgresqlVersion(db)
  return `Answers within ${Math.ceil(performance.now() - begun)} ms.`
}

async function checkQueue({ db }: CheckContext): Promise<string> {
  const { due, failed, oldestSeconds } = await readQueueState(db)
  const text = `${due} due, the oldest for ${oldestSeconds} seconds. ${failed} failed for good.`
  if (oldestSeconds > longWaitSeconds) throw new Error(text)
  return text
}

/** Whether the mail server accepts connections. */
async function checkMail({ config: { smtpUrl } }: CheckContext): Promise<string> {
  if (!smtpUrl) return 'There is no mail server. Emails become files.'
  const { hostname, port, protocol } = new URL(smtpUrl)
  const socket = connect({ host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patienceMs) })
    return 'The mail server accepts connections.'
  } finally {
    socket.destroy()
  }
}

async function checkStorage({ storage }: CheckContext): Promise<string> {
  const name = `health/${newId()}.txt`
  await storage.keep(name, Buffer.from('ok'))
  const found = await storage.find(name)
  await storage.remove(name)
  if (found?.toString() !== 'ok') throw new Error('A file is not what was written.')
  return 'Files can be written and read.'
}

async function checkTypesetter({ typeset }: CheckContext): Promise<string> {
  const begun = performance.now()
  const hours = { title: '', values: hours24, alt: '', most: '' }
  await typeset('daily-report', { title: '', brand: '', made: '', columns: ['', '', ''], facts: [], hours, bars: [], notes: [] })
  return `Makes a PDF within ${Math.ceil(performance.now() - begun)} ms.`
}
const hours24: readonly number[] = Array.from({ length: 24 }, () => 0)

const checks: Readonly<Record<Check['name'], (context: CheckContext) => Promise<string>>> = {
  database: checkDatabase,
  queue: checkQueue,
  mail: checkMail,
  storage: checkStorage,
  typesetter: checkTypesetter,
}

/** A failing check reports why, and the others still run. */
export async function runChecks(context: CheckContext): Promise<Check[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const named = name as Check['name'] // a key of `checks`
      try {
        return { name: named, isHealthy: true, text: await check(context) }
      } catch (error) {
        return { name: named, isHealthy: false, text: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
}
