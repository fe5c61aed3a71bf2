/** `npm run cluster:drill`: makes faults in a cluster that people use, and prints what they noticed. `-- --rounds 20` sets how often. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { aMailServer } from '#tests/fakes/smtp.ts'
import { audit, deliveredTwice } from './cluster/audit.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { makeCrowd } from './cluster/crowd.ts'
import { roleOf } from './cluster/database.ts'
import { type Fault, faults } from './cluster/faults.ts'
import { isComplete, isReady } from './cluster/health.ts'
import { type Load, startLoad } from './cluster/load.ts'

const options = {
  rounds: { type: 'string', default: '20' },
  port: { type: 'string', default: '4700' },
  /** Parts of the names of faults, for example `--only HAProxy,Redis`. */
  only: { type: 'string', default: '' },
} as const
const { values } = parseArgs({ options })

/** There are so many people that none of them reaches a daily limit in twenty rounds. */
const people = 240

/** How long everything may take to run again after a fault. */
const settleMs = 120_000

/** The pause between two faults, so that a request that one fault has delayed does not meet the next one. */
const betweenMs = 3_000

await using open = new AsyncDisposableStack()
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isStopping = true
    void open.disposeAsync().finally(() => process.exit(1))
  })
}
const mail = open.adopt(await aMailServer(), ({ close }) => close())
const cluster = open.adopt(await startCluster(Number(values.port), console.log, { SMTP_URL: mail.url }), ({ stop }) => stop())
const columns = [
  'fault'.padEnd(26),
  'rounds',
  'writes away (s: mean, worst)',
  'pages',
  'failed',
  'own data',
  'failed',
  'second tries',
  'foreign',
  'stale',
  'writes',
  'refused',
  'lost',
  'doubled',
  'unworked',
  'emails',
  'twice',
]
const details: string[] = []
console.log(columns.join('  '))
let first = 0
for (const fault of faults.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)))) {
  if (fault.name.includes('cut off') && !cluster.etcd)
    console.log(`${fault.name}: not run, it takes the right to make network namespaces`)
  else {
    await drill(cluster, fault, Number(values.rounds)).catch((cause: unknown) => {
      if (!isStopping) throw cause
      // The drill failed because its cluster is being stopped. Exiting now would leave parts of the cluster running.
      return new Promise<never>(() => {})
    })
  }
}

console.log(['', 'Each round, and what was refused or failed:', ...details].join('\n'))

/** Makes the fault in each round and prints one line of the table. */
async function drill(target: Cluster, fault: Fault, rounds: number): Promise<void> {
  const emailsBefore = mail.received.length
  await untilHealthy(target)
  const load = startLoad(await makeCrowd(target, first, people), { readers: 4, writers: 6 })
  first += people
  const pauses: number[] = []
  for (let round = 0; round < rounds; round++) pauses.push(await makeOnce(target, fault, load))
  await load.stop()
  const { lost, doubled, unworked, written } = await audit(target.databaseUrl, target.address, load.acknowledged)
  const { shared, own, foreign, stale } = load.reads
  const emails = mail.received.slice(emailsBefore)
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length
  const cells = [
    rounds,
    `${mean.toFixed(1)}, ${Math.max(...pauses).toFixed(1)}`,
    shared.good + shared.failed,
    shared.failed,
    own.good + own.failed,
    own.failed,
    shared.again + own.again,
    foreign,
    stale,
    written,
    load.failedWrites,
    lost,
    doubled,
    unworked,
    emails.length,
    deliveredTwice(emails),
  ]
  details.push(`${fault.name}: seconds without a write, in turn: ${pauses.map((pause) => pause.toFixed(1)).join(' ')}`)
  for (const [what, often] of load.reads.failures) details.push(`${fault.name}: ${often} × ${what}`)
  console.log([fault.name.padEnd(26), ...cells.map((cell, at) => String(cell).padStart(columns[at + 1]?.length ?? 0))].join('  '))
}

/** Returns for how many seconds no write was acknowledged. */
async function makeOnce(target: Cluster, fault: Fault, load: Load): Promise<number> {
  await untilHealthy(target)
  await sleep(betweenMs)
  load.longestPause = 0
  const undo = await fault.make(target)
  undo()
  await untilHealthy(target)
  await untilWritten(load, Date.now())
  return load.longestPause / 1_000
}

async function untilWritten(load: Load, after: number): Promise<void> {
  while (load.lastWrite <= after && Date.now() < after + settleMs) await sleep(50)
}

/** Waits until the database is complete and each server is ready. */
async function untilHealthy({ nodes, servers, address }: Cluster): Promise<void> {
  const deadline = Date.now() + settleMs
  while (Date.now() < deadline) {
    const roles = await Promise.all(nodes.map(roleOf))
    const ready = await Promise.all([...servers, address].map(isReady))
    if (isComplete(roles) && ready.every(Boolean)) return
    await sleep(300)
  }
  throw new Error('the cluster did not recover')
}
