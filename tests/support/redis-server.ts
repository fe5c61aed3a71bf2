import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#app/server/start-target.ts'

/** Whether Redis is installed from Debian's packages. Without it, its tests are skipped. */
export const isRedisHere = spawnSync('redis-server', ['--version']).error === undefined

export type RedisServer = {
  readonly url: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly freeze: () => void
  readonly resume: () => void
}

/** A Redis server on a port of its own, which stores nothing on the disk. It is not started yet. */
export async function aRedisServer(): Promise<RedisServer> {
  const port = await freePort('127.0.0.1')
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      const started = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
      child = started
      for await (const [text] of on(started)) if (text.includes('Ready to accept connections')) return
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}

async function* on({ stdout }: ChildProcess): AsyncGenerator<readonly [string]> {
  if (!stdout) return
  for (;;) {
    const [part] = (await once(stdout, 'data')) as [Buffer] // the stream of a process without an encoding
    yield [part.toString()]
  }
}
