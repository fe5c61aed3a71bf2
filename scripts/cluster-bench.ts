/**
 * `npm run cluster:bench` compares one server with three behind HAProxy, and searches with a replica with those without one. Everything shares this
 * machine.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { print, quantile, type Row, rounded } from './bench/print.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { makeCrowd, type Writer } from './cluster/crowd.ts'
import { addressOf, roleOf, urlOf } from './cluster/database.ts'
import { type Visitor, visitorAt } from './cluster/visitor.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4700' }, seconds: { type: 'string', default: '20' } },
})
const runMs = 1_000 * Number(values.seconds)
const clients = 12
const words = ['nurse', 'driver', 'accountant', 'teacher', 'cook', 'welder', 'engineer', 'designer', 'sales', 'guard', 'tailor']

await using open = new AsyncDisposableStack()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void open.disposeAsync().finally(() => process.exit(1)))
const cluster = open.adopt(await startCluster(Number(values.port), console.log, { RATE_LIMIT: 'off' }), ({ stop }) => stop())
const people = await makeCrowd(cluster, 0, 2 * clients)
const searches = await compareSearches(cluster)
print('searches of one server', searches, { searches })
const servers = await compareServers(cluster)
print('servers behind HAProxy', servers, { servers })

/** Compares a server that reads from one standby with one that reads from the primary alone. */
async function compareSearches({ nodes, startServer }: Cluster): Promise<Row[]> {
  const roles = await Promise.all(nodes.map(roleOf))
  const replica = nodes.find((_, at) => roles[at] !== 'master')
  if (!replica) throw new Error('there is no replica')
  const rows: Row[] = []
  for (const [name, url] of [
    ['no replica', ''],
    ['one replica', urlOf(addressOf(replica))],
  ] as const) {
    const address = await startServer(`portal-${name.replace(' ', '-')}`, { DATABASE_REPLICA_URLS: url })
    const times = await load(address, (visit, _person, at) =>
      visit(`/api/jobs?search=${words[at % words.length]}&page=${1 + (at % 5)}`),
    )
    rows.push({ server: name, ...figures(times) })
  }
  return rows
}

async function compareServers({ address, parts }: Cluster): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of [3, 1]) {
    for (const part of parts.filter(({ name }) => /^portal\d$/.test(name)).slice(count)) await part.stop()
    // HAProxy needs a moment to notice the change.
    await sleep(3_000)
    const reads = await load(address, (visit, _person, at) => visit(`/jobs?q=${words[at % words.length]}&page=${1 + (at % 7)}`))
    rows.push({ servers: count, what: 'pages of jobs', ...figures(reads) })
    const writes = await load(address, (visit, { cookie, jobIds }, at) =>
      visit(`/api/saved-jobs/${jobIds[at % jobIds.length]}`, { method: at % 2 ? 'DELETE' : 'PUT', headers: { cookie } }),
    )
    rows.push({ servers: count, what: 'saved and removed', ...figures(writes) })
  }
  return rows
}

type Step = (visit: Visitor, person: Writer, at: number) => Promise<{ readonly status: number }>

/** Returns the time of each answer in milliseconds. The first fifth of the run warms the server up and is not counted. */
async function load(address: string, step: Step): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  const each = people.slice(0, clients).map(async (person, which) => {
    const visit = visitorAt(address, which)
    for (let at = which; performance.now() < began + 1.2 * runMs; at += clients) {
      const before = performance.now()
      const { status } = await step(visit, person, at)
      if (status >= 400) throw new Error(`${address} answers ${status}`)
      if (before > began + 0.2 * runMs) times.push(performance.now() - before)
    }
  })
  await Promise.all(each)
  return times
}

function figures(times: readonly number[]): Row {
  return {
    'per second': rounded((1_000 * times.length) / runMs, 0),
    'median ms': rounded(quantile(times, 0.5), 1),
    'p99 ms': rounded(quantile(times, 0.99), 1),
  }
}
