import { logNotice } from './log-notice.ts'

type Running = { readonly stop: () => Promise<void> }

/** Longer than everything that closing waits for: after it, something hangs. */
const patienceMs = 40_000

/** Runs until a signal comes, then stops in order and ends with 0. What cannot start says why, and ends with 1. */
export async function runUntilSignal(open: (leaving: AbortSignal) => Promise<Running>): Promise<void> {
  const leaving = new AbortController()
  const { promise: starting, resolve: started } = Promise.withResolvers<Running | null>()
  let left: Promise<void> | undefined
  async function leave(code: number): Promise<void> {
    leaving.abort()
    setTimeout(() => process.exit(1), patienceMs).unref()
    await (await starting)?.stop()
    process.exit(code)
  }
  // From the first moment on: a database that is just starting must not be left behind either.
  // A second signal (a terminal and a supervisor may both send one) must not cut the leaving short.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void (left ??= leave(0)))
  process.on('uncaughtException', (error) => {
    logNotice(`a fault that nobody caught: ${error.stack}`)
    left ??= leave(1)
  })
  try {
    started(await open(leaving.signal))
  } catch (error) {
    started(null)
    if (leaving.signal.aborted) return
    process.stderr.write(`${explained(error)}\n`)
    process.exitCode = 1
  }
}

function explained(error: unknown): string {
  // By its name, because hot reload may have made the class twice.
  if (error instanceof Error && error.name === 'CannotStart') return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
