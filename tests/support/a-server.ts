import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = {
  readonly child: ChildProcess
  readonly address: string
  /** Returns everything that the server has printed so far. */
  readonly output: () => string
  /** The exit code of the process, once it has ended. */
  readonly ended: Promise<number | null>
  readonly call: (cookie: string, key: string, body?: object) => Promise<Response>
  /** Signs in and returns the cookie that a browser would send from then on. */
  readonly signIn: (person: { readonly email: string; readonly password: string }) => Promise<string>
}

/** Starts the product as an operator does, in its own process, on the data in `home`. It needs the built screens. */
export async function aServer(home: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = launch(home, env)
  const { output, ended } = listenTo(child)
  const address = await addressIn(output, ended)
  const call: Server['call'] = (cookie, key, body) => {
    const [method = '', path = ''] = key.split(' ')
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
    return fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const signIn: Server['signIn'] = async (person) => {
    const answer = await call('', 'POST /api/auth/login', person)
    if (!answer.ok) throw new Error(await answer.text())
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
  return { child, address, output, ended, call, signIn }
}

/** Starts the product in a way that must be refused, and returns its message and exit code. */
export async function aRefusedStart(home: string, env: Readonly<Record<string, string>> = {}) {
  const { output, ended } = listenTo(launch(home, env))
  return { code: await ended, output: output() }
}

function launch(home: string, env: Readonly<Record<string, string>>): ChildProcess {
  const usual = { NODE_ENV: 'production', PORT: '0', DATA_DIR: home, DEMO_DATA: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  return spawn(process.execPath, ['src/app/server/main.ts'], { env: { ...usual, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

function listenTo(child: ChildProcess): Pick<Server, 'output' | 'ended'> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  return { output: () => text, ended }
}

/** Waits for the address, which the server prints when it is ready. */
async function addressIn(output: () => string, ended: Promise<unknown>): Promise<string> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  for (;;) {
    const address = /open at (https?:\S+)/.exec(output())?.[1]
    if (address) return address
    if (hasEnded) throw new Error(`the server did not start: ${output()}`)
    await sleep(20)
  }
}
