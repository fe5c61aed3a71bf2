/** `npm run cluster`: the product with each part that a large installation has, on one machine. `-- --port 4700` chooses the first of 40 ports. */
import { parseArgs } from 'node:util'
import { runUntilSignal } from '#platform/server/run-until-signal.ts'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { administrator, startCluster } from './cluster/cluster.ts'
import { addressOf } from './cluster/database.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4700' } } })

await runUntilSignal(async () => {
  const cluster = await startCluster(Number(values.port), console.log)
  const { candidate, employer } = demoSignIns
  console.log(`
  Pasand behind HAProxy   ${cluster.address}
  Servers                 ${cluster.servers.join('  ')}
  Database (primary)      ${cluster.databaseUrl}
  PostgreSQL              ${cluster.nodes.map((node) => `${node.name} ${addressOf(node)}`).join('  ')}
  Files                   ${cluster.storage.config.endpoint}
  Administrator           ${administrator.email}  ${administrator.password}
  Candidate, employer     ${candidate.email}  ${employer.email}  ${candidate.password}
  Data and logs           ${cluster.folder} (removed at the end)
`)
  return { stop: cluster.stop }
})
