import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { start } from './start.ts'

const patienceMs = 10_000

try {
  const config = readConfig(process.env)
  const portal = await start(config)
  console.log(`Pasand is open at ${portal.address}`)
  if (!config.smtpUrl) console.log(`Letters are written to ${config.dataDir}/outbox`)
  // A second signal (a terminal and a supervisor may both send one) must not cut the leaving short.
  let leaving: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (leaving ??= leave(portal.stop)))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

/** What is in flight is answered first; after ten seconds we leave all the same. */
async function leave(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs).unref()
  await stop()
  process.exit(0)
}
