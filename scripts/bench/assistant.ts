/** How long a person waits for the first word of the assistant, beside the search it makes; and what a waiting answer costs. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { withFolder } from './folder.ts'
import { modelStreams } from './model-streams.ts'
import { residentKilobytes, type RunningPortal, runPortal } from './portal.ts'
import { print, quantile, rounded } from './print.ts'

const works = ['driver', 'nurse', 'accountant', 'electrician', 'teacher', 'cook', 'welder', 'sales', 'tailor', 'plumber']
const places = ['', 'pune', 'mumbai', 'delhi', 'surat', 'chennai', 'jaipur', 'lucknow', 'kolkata', 'indore', 'nagpur']
/** A browser may send thirty messages in ten minutes. */
const messagesPerBrowser = 20
/** All together fewer than the messages that one network may send in an hour. */
const rounds = 6
const mostTimes = 1.2
const streams = 200
const mostKilobytes = 40
/** The request to the provider, its connection and the library hold 56 kB of it, measured by themselves after a collection. */
const mostKilobytesByModel = 120

export async function benchAssistant(): Promise<boolean> {
  return withFolder(async (folder) => {
    const database = await openEmbedded(folder)
    // The messages are counted, as they are for people.
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

/** Each question beside the call of the screen with the same search, each first in turn, so that both meet the same machine. */
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

/** Of an empty search the answer makes several more, for what is nearest. Counting them also warms up the server. */
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
  return ((await response.json()) as readonly unknown[]).length // of its contract
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
    text += decoder.decode(part as Uint8Array, { stream: true }) // what a response is made of
    if (text.includes('event: delta')) return
  }
  throw new Error('the answer had no words')
}

/** Streams that have begun and whose answers wait, because nobody can read the jobs. */
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
