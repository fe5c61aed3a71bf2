/** The load balancer on the settings of `deploy/`, before servers of a test. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { ownPort } from '#tests/support/own-port.ts'

export const isHaproxyHere = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v haproxy']).status === 0

/** The port of a server that ends with the test. */
export async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export function portOfWeb(handler: RequestListener): Promise<number> {
  const server = createServer(handler)
  onTestFinished(() => server.closeAllConnections())
  return portOf(server)
}

/** Its checks pass. To everything else it says what is given. */
const answering =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    response.statusCode = request.url === '/api/serving' ? 200 : status
    response.end(text)
  }

export const busy = answering(503, 'busy')
export const well = answering(200, 'well')

type Three<Thing> = readonly [Thing, Thing, Thing]
type Env = Readonly<Record<string, string>>

/** What the settings ask for, before three servers and no database. */
export async function envOf(handlers: Three<RequestListener>): Promise<Env> {
  const env: Record<string, string> = { PATH: '/usr/sbin:/usr/bin:/bin' }
  for (const [at, handler] of handlers.entries()) {
    env[`WEB${at + 1}`] = `127.0.0.1:${await portOfWeb(handler)}`
    env[`DB${at + 1}`] = '127.0.0.1:1'
    env[`DB${at + 1}_API`] = '1'
  }
  return env
}

/** What the load balancer listens on, in the order of the socket unit. */
export const listenOn = (addresses: Three<string>): Env =>
  Object.fromEntries(['WEB', 'PRIMARY', 'REPLICAS'].map((name, at) => [`LISTEN_${name}`, addresses[at] ?? '']))

export const ports = (first: number): Three<string> => [`127.0.0.1:${first}`, `127.0.0.1:${first + 1}`, `127.0.0.1:${first + 2}`]

/** `files` are open files that it inherits, as 3 and so on. */
export function startHaproxy(env: Env, files: readonly number[] = []): ChildProcess {
  const stdio = ['ignore' as const, 'ignore' as const, 'ignore' as const, ...files]
  const child = spawn('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], { env, stdio })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** The address of a load balancer before three servers. */
export async function balance(handlers: Three<RequestListener>): Promise<string> {
  const port = await ownPort()
  startHaproxy({ ...(await envOf(handlers)), ...listenOn(ports(port)) })
  return untilItAnswers(port)
}

export async function untilItAnswers(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address).catch(() => undefined))) await sleep(50)
  return address
}
