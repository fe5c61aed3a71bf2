import { logNotice } from './scrub.ts'

type StoppableProgram = {
  readonly stop: () => Promise<void>
  /** Called on SIGHUP, which otherwise stops the program. */
  readonly reload?: () => void
}

/** Longer than everything that a shutdown waits for. If it takes longer, something hangs. */
const patienceMs = 40_000

/** Runs until a signal arrives, then stops in order and exits with 0. If the start fails, it logs why and exits with 1. */
export async function runUntilSignal(open: (leaving: AbortSignal) => Promise<StoppableProgram>): Promise<void> {
  const leaving = new AbortController()
  const { promise: starting, resolve: started } = Promise.withResolvers<StoppableProgram | null>()
  let left: Promise<void> | undefined
  async function leave(code: number): Promise<void> {
    leaving.abort()
    setTimeout(() => process.exit(1), patienceMs).unref()
    await (await starting)?.stop()
    process.exit(code)
  }
  // Signals are handled from the beginning, because a database that is just starting must be stopped too. A second signal (a terminal and a
  // supervisor may both send one) must not cut the shutdown short.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (left ??= leave(0)))
  let running: StoppableProgram | undefined
  process.on('SIGHUP', () => {
    if (running?.reload) running.reload()
    else left ??= leave(0)
  })
  process.on('uncaughtException', (error) => {
    logNotice(`a fault that nobody caught: ${error.stack}`)
    left ??= leave(1)
  })
  try {
    running = await open(leaving.signal)
    started(running)
  } catch (error) {
    started(null)
    if (leaving.signal.aborted) return
    process.stderr.write(`${explained(error)}\n`)
    process.exitCode = 1
  }
}

function explained(error: unknown): string {
  // Compared by name, because hot reload may load the class twice.
  if (error instanceof Error && error.name === 'CannotStart') return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
