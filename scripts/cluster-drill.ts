/** `npm run cluster:drill`: makes faults in a cluster that people use, and prints what they noticed. `-- --rounds 20` sets how often. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { audit } from './cluster/audit.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { makeCrowd } from './cluster/crowd.ts'
import { roleOf } from './cluster/database.ts'
import { type Fault, faults } from './cluster/faults.ts'
import { type Load, startLoad } from './cluster/load.ts'

const options = {
  rounds: { type: 'string', default: '20' },
  port: { type: 'string', default: '4700' },
  only: { type: 'string', default: '' },
} as const
const { values } = parseArgs({ options })

/** How long the machine may need until everything runs again after a fault. */
const settleMs = 120_000

await using open = new AsyncDisposableStack()
const cluster = open.adopt(await startCluster(Number(values.port), console.log), ({ stop }) => stop())
const people = await makeCrowd(cluster.databaseUrl, cluster.address, 40)
console.log('fault                    rounds  writes back (s, worst)  reads  failed  acknowledged  lost  doubled')
for (const fault of faults.filter(({ name }) => name.includes(values.only))) await drill(cluster, fault, Number(values.rounds))

/** One line of the table. */
async function drill(target: Cluster, fault: Fault, rounds: number): Promise<void> {
  const load = startLoad(target.address, people.slice(0, 6), 4)
  let worst = 0
  for (let round = 0; round < rounds; round++) {
    await untilHealthy(target)
    await sleep(1_000)
    load.longestPause = 0
    const undo = await fault.make(target)
    await untilWritten(load, Date.now())
    worst = Math.max(worst, load.longestPause)
    undo()
  }
  await untilHealthy(target)
  await load.stop()
  people.push(...people.splice(0, 6))
  const { lost, doubled, written } = await audit(target.databaseUrl, load)
  const { good, failed } = load.reads
  const cells = [rounds, (worst / 1_000).toFixed(1), good + failed, failed, written, lost, doubled]
  console.log(fault.name.padEnd(24), ...cells.map((cell, at) => String(cell).padStart([6, 23, 6, 7, 13, 5, 8][at] ?? 8)))
}

async function untilWritten(load: Load, after: number): Promise<void> {
  while (load.lastWrite <= after && Date.now() < after + settleMs) await sleep(50)
}

/** A primary and two standbys, and each server is ready. */
async function untilHealthy({ nodes, servers, address }: Cluster): Promise<void> {
  const deadline = Date.now() + settleMs
  while (Date.now() < deadline) {
    const roles = await Promise.all(nodes.map(roleOf))
    const ready = await Promise.all([...servers, address].map(isReady))
    if (roles.filter((role) => role === 'replica').length === 2 && roles.includes('master') && ready.every(Boolean)) return
    await sleep(300)
  }
  throw new Error('the cluster did not recover')
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return answer?.ok ?? false
}
