/** Measures the time to the first word of the assistant's answer, relative to the search that it runs, and the memory of open answer streams. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { withFolder } from './folder.ts'
import { modelStreams } from './model-streams.ts'
import { residentKilobytes, type RunningPortal, runPortal } from './portal.ts'
import { print, quantile, rounded } from './print.ts'

const works = ['driver', 'nurse', 'accountant', 'electrician', 'teacher', 'cook', 'welder', 'sales', 'tailor', 'plumber']
const places = ['', 'pune', 'mumbai', 'delhi', 'surat', 'chennai', 'jaipur', 'lucknow', 'kolkata', 'indore', 'nagpur']
/** Below the rate limit of thirty messages in ten minutes for each browser. */
const messagesPerBrowser = 20
/** Chosen so that all messages together stay below the hourly limit of a network. */
const rounds = 6
const mostTimes = 1.2
const streams = 200
const mostKilobytes = 40
/** The request to the provider, its connection and the client library account for 56 kB of this, measured separately after a garbage collection. */
const mostKilobytesByModel = 120

export async function benchAssistant(): Promise<boolean> {
  return withFolder(async (folder) => {
    const database = await openEmbedded(folder)
    // Rate limits are on, as for real users.
    const portal = await runPortal(folder, undefined, { DATABASE_URL: database.url, DEMO_DATA: 'on', RATE_LIMIT: 'on' })
    try {
      const { first, held } = await measured(portal, database.url)
      const kB = await modelStreams(folder, database.url, streams)
      const byModel = { measured: `kB of each while a model writes (at most ${mostKilobytesByModel})`, kB, value: kB }
      print('assistant', [...first.rows, held, byModel], { first: first.rows, held, byModel })
      return first.ratio <= mostTimes && held.kB <= mostKilobytes && kB <= mostKilobytesByModel
    } finally {
      await database.stop()
    }
  })
}

async function measured(portal: RunningPortal, url: string) {
  try {
    return { first: await firstWords(portal.address), held: await openStreams(portal, url) }
  } finally {
    await portal.stop()
  }
}

/**
 * Measures each question together with the equivalent search call of the screen. The order alternates, so that both run under the same load of the
 * machine.
 */
async function firstWords(address: string) {
  const calls: number[] = []
  const answers: number[] = []
  const searches = await searchesWithJobs(address)
  for (const [at, { work, place, path }] of Array.from({ length: rounds }, () => searches)
    .flat()
    .entries()) {
    const browser = `bench ${Math.floor(at / messagesPerBrowser)}`
    const runs = [
      async () => void calls.push(await msOf(() => countJobs(address + path))),
      async () => void answers.push(await msOf(() => firstDelta(address, `${work} jobs ${place && `in ${place}`}`, browser))),
    ]
    for (const run of at % 2 === 0 ? runs : runs.toReversed()) await run()
  }
  const ratio = rounded(quantile(answers, 0.95) / quantile(calls, 0.95))
  const rows = [
    { measured: 'GET /api/jobs, p95 ms', value: rounded(quantile(calls, 0.95)) },
    { measured: 'first word of the answer, p95 ms', value: rounded(quantile(answers, 0.95)) },
    { measured: `times of the call (at most ${mostTimes})`, value: ratio },
  ]
  return { ratio, rows }
}

/** Returns the searches that have results: without results, the assistant runs several further searches. This also warms up the server. */
async function searchesWithJobs(address: string) {
  const found = []
  for (const work of works) {
    for (const place of places) {
      const path = `/api/jobs?q=${work}&location=${place}`
      if ((await countJobs(address + path)) > 0) found.push({ work, place, path })
    }
  }
  for (let at = 0; at < 3 * messagesPerBrowser; at++)
    await firstDelta(address, 'driver jobs', `warming up ${Math.floor(at / messagesPerBrowser)}`)
  return found
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function countJobs(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return ((await response.json()) as readonly unknown[]).length // the type of the contract
}

function openChat(address: string, message: string, browser: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: address, 'user-agent': browser },
    body: JSON.stringify({ message }),
    ...(signal && { signal }),
  })
}

async function firstDelta(address: string, message: string, browser: string): Promise<void> {
  const { ok, status, body } = await openChat(address, message, browser)
  if (!ok || !body) throw new Error(`the chat answers ${status}`)
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body) {
    text += decoder.decode(part as Uint8Array, { stream: true }) // the chunks of a response are byte arrays
    if (text.includes('event: delta')) return
  }
  throw new Error('the answer had no words')
}

/** Opens streams whose answers wait for a lock on the table of jobs, and measures their memory. */
async function openStreams({ address, pid }: { readonly address: string; readonly pid: number }, url: string) {
  const lock = new Client(url)
  await lock.connect()
  const samples: number[] = []
  for (let round = 0; round < 5; round++) {
    await pause(1_000)
    const before = residentKilobytes(pid)
    await lock.query('begin; lock table job_search in access exclusive mode')
    const controller = new AbortController()
    await Promise.all(
      Array.from({ length: streams }, (_, at) =>
        openChat(address, 'driver jobs in pune', `stream ${round} ${Math.floor(at / messagesPerBrowser)}`, controller.signal),
      ),
    )
    samples.push((residentKilobytes(pid) - before) / streams)
    controller.abort()
    await lock.query('rollback')
  }
  await lock.end()
  return {
    measured: `kB of each of ${streams} open streams (at most ${mostKilobytes})`,
    kB: rounded(quantile(samples, 0.5)),
    value: rounded(quantile(samples, 0.5)),
  }
}
