import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import { makeCrowd, password, type Writer } from '../cluster/crowd.ts'
import { cpuMs, databaseMs } from './processor-time.ts'
import { runPortal } from './portal.ts'
import { type Row, rounded } from './print.ts'

const demoJobs = 10_000
const repeated = 120
/** The wait in milliseconds after the calls, so that the jobs that they put into the queue count as part of their cost. */
const settleMs = 3_000

type Call = { readonly name: string; readonly send: (person: Writer, at: number) => Promise<Response> }

/** Measures the processor time of the server and the database for each call, including the jobs that it queues. */
export async function costOfCalls(folder: string): Promise<Row[]> {
  const cluster = await startCluster(folder, {})
  const url = cluster.urlOf('postgres')
  const database = openDatabase(url, () => {})
  try {
    await migrate(database.pool)
    await loadDemo(database, { jobs: demoJobs, now: new Date() })
    const portal = await runPortal(folder, [process.execPath, 'src/app/server/main.ts'], { DATABASE_URL: url })
    const people = await makeCrowd({ databaseUrl: url, address: portal.address }, 0, 6)
    const rows: Row[] = []
    for (const { name, send } of callsTo(portal.address)) {
      const cost = async () => [cpuMs(portal.pid), await databaseMs(database.pool)] as const
      await repeat(send, people, 20)
      await sleep(settleMs)
      const [server, db] = await cost()
      await repeat(send, people, repeated)
      await sleep(settleMs)
      const [serverAfter, dbAfter] = await cost()
      rows.push({
        call: name,
        'server ms': rounded((serverAfter - server) / repeated),
        'database ms': rounded((dbAfter - db) / repeated),
      })
    }
    await portal.stop()
    return rows
  } finally {
    await database.close()
    await cluster.stop()
  }
}

const asWho = (cookie: string, body?: object): RequestInit =>
  body
    ? { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers: { cookie } }

function callsTo(address: string): Call[] {
  const applied = new Map<string, string>()
  return [
    { name: '/ (cached)', send: () => fetch(`${address}/`) },
    { name: '/jobs (cached)', send: () => fetch(`${address}/jobs`) },
    { name: '/jobs, new words', send: (_, at) => fetch(`${address}/jobs?q=nurse&n=${at}${randomUUID()}`) },
    { name: 'a job, first reader', send: ({ jobIds }, at) => fetch(`${address}/jobs/${jobIds.at(-200 - at)}`) },
    { name: 'who is signed in', send: ({ cookie }) => fetch(`${address}/api/auth/user`, asWho(cookie)) },
    {
      name: 'sign in',
      send: ({ email }) => fetch(`${address}/api/auth/login`, asWho('', { email, password })),
    },
    {
      name: 'save a job',
      send: ({ cookie, jobIds }, at) =>
        fetch(`${address}/api/saved-jobs/${jobIds.at(-1 - at)}`, { method: 'PUT', headers: { cookie } }),
    },
    {
      name: 'apply',
      send: async ({ cookie, jobIds }) => {
        const answer = await fetch(`${address}/api/applications`, asWho(cookie, { jobId: jobIds.pop() }))
        const { id } = (await answer.clone().json()) as { id: string }
        applied.set(cookie, id)
        return answer
      },
    },
    {
      name: 'write a message',
      send: ({ cookie }) =>
        fetch(`${address}/api/applications/${applied.get(cookie)}/messages`, asWho(cookie, { body: randomUUID() })),
    },
  ]
}

async function repeat(send: Call['send'], people: readonly Writer[], count: number): Promise<void> {
  const each = people.map(async (person, which) => {
    for (let at = which; at < count; at += people.length) {
      const answer = await send(person, at)
      if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
  })
  await Promise.all(each)
}
