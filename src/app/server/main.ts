import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { notice } from '#platform/server/notice.ts'
import { greeting } from './greeting.ts'
import { type Portal, start } from './start.ts'

/** Longer than everything that closing waits for: after it, something hangs. */
const patienceMs = 40_000

const leaving = new AbortController()
let left: Promise<void> | undefined
// From the first moment on: a database that is just starting must not be left behind either.
// A second signal (a terminal and a supervisor may both send one) must not cut the leaving short.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void (left ??= leave(0)))
process.on('uncaughtException', (error) => {
  notice(`a fault that nobody caught: ${error.stack}`)
  left ??= leave(1)
})

const starting = open()
await starting

async function open(): Promise<Portal | null> {
  try {
    const portal = await start(readConfig(process.env), leaving.signal)
    console.log(greeting(portal.facts))
    return portal
  } catch (error) {
    if (leaving.signal.aborted) return null
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
    return null
  }
}

/** What is in flight is answered first. */
async function leave(code: number): Promise<void> {
  leaving.abort()
  setTimeout(() => process.exit(1), patienceMs).unref()
  const portal = await starting
  await portal?.stop()
  process.exit(code)
}
