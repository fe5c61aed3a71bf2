import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { aServer, type Server } from '#tests/support/a-server.ts'

export type Home = {
  readonly folder: string
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<Server>
  /** The process id in the database's pid file. */
  readonly postmaster: () => number
  /** Processes that still run in the database's folder. */
  readonly present: () => string[]
}

/**
 * A data folder for one test file. Whatever was started on it is ended with the file, or with the test that says `onTestFinished`: in a test that runs,
 * `afterAll` comes too late.
 */
export async function aHome(atEnd: (end: () => Promise<void>) => void = afterAll): Promise<Home> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-operation-'))
  // As root, the database runs under another account, which must be able to pass through.
  await chmod(folder, 0o711)
  const servers: Server[] = []
  atEnd(async () => {
    for (const server of servers) await stop(server)
    await rm(folder, { recursive: true, force: true })
  })
  return {
    folder,
    start: async (env) => {
      const server = await aServer(folder, env)
      servers.push(server)
      return server
    },
    postmaster: () => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    present: () => readdirSync('/proc').filter((pid) => standsIn(pid, path.join(folder, 'postgres'))),
  }
}

async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function standsIn(pid: string, folder: string): boolean {
  try {
    return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}
