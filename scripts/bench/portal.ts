import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type RunningPortal = { readonly address: string; readonly pid: number; readonly stop: () => Promise<void> }

const node = [process.execPath, 'src/app/server/main.ts'] as const

/** Starts the built product like an operator would, with a data folder of its own. */
export async function runPortal(
  folder: string,
  [program, ...args]: readonly [string, ...string[]] = node,
  over: Readonly<Record<string, string>> = {},
): Promise<RunningPortal> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...over,
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await addressOf(child)
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the portal has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (!address) continue
    child.stdout.resume()
    return address
  }
  throw new Error('the portal did not start')
}

export function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
