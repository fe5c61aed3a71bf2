import { Agent, request } from 'node:http'

type Answer = { readonly status: number; readonly cookies: readonly string[]; readonly text: string }
export type Visitor = (path: string, ask?: Question) => Promise<Answer>
type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Opens a new connection, as browsers do when an open one has broken. */
  readonly isNewConnection?: boolean
}

/** How long a browser waits before it gives up. */
const patienceMs = 15_000

/**
 * A browser at an address of its own, because limits count by address and network. `number` is below 50,000. Calls reject when the connection breaks.
 */
export function visitorAt(address: string, number: number): Visitor {
  const { hostname, port } = new URL(address)
  const localAddress = `127.${1 + Math.floor(number / 200)}.${number % 200}.1`
  const kept = new Agent({ keepAlive: true, localAddress })
  return (path, { method = 'GET', headers = {}, body, isNewConnection = false } = {}) => {
    const agent = isNewConnection ? new Agent({ localAddress }) : kept
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const signal = AbortSignal.timeout(patienceMs)
    const sent = request({
      hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      path,
      method,
      headers,
      agent,
      signal,
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 0, headers: answered } = answer
        resolve({ status, cookies: answered['set-cookie'] ?? [], text: Buffer.concat(parts).toString() })
      })
    })
    sent.end(body)
    return promise
  }
}
