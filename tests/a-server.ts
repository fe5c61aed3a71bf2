import { type ChildProcess, spawn } from 'node:child_process'

export type Server = {
  readonly child: ChildProcess
  readonly address: string
  readonly call: (cookie: string, key: string, body?: object) => Promise<Response>
  /** The cookie that a browser would send from now on. */
  readonly signIn: (person: { readonly email: string; readonly password: string }) => Promise<string>
}

/** The product as an operator starts it, in a process of its own, on the data in `home`. Needs the built screens. */
export async function aServer(home: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: { NODE_ENV: 'production', PORT: '0', DATA_DIR: home, DEMO_DATA: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await addressOf(child)
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
  return { child, address, call, signIn }
}

/** It prints its address when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const listen = (text: Buffer): void => {
    said += text.toString()
    const address = /open at (http:\S+)/.exec(said)?.[1]
    if (address) resolve(address)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
  return promise
}
