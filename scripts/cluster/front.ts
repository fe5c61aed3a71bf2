import path from 'node:path'
import { addressOf, type Node } from './database.ts'
import { holdPort } from './held-port.ts'
import { type Part, startPart } from './part.ts'

type Front = {
  readonly folder: string
  readonly ports: { readonly web: number; readonly primary: number; readonly replicas: number }
  /** The ports of the portal servers. */
  readonly servers: readonly number[]
  readonly nodes: readonly Node[]
}

const here = (port: number): string => `127.0.0.1:${port}`

/**
 * Starts HAProxy with the configuration of `deploy/haproxy`. Its listening sockets outlive the process, as with the socket units of `deploy/systemd`.
 * Several instances share the ports: the kernel gives each new connection to one of them, like a floating address in front of two machines.
 */
export function startHaproxy(name: string, { folder, ports, servers, nodes }: Front): Part {
  const held = [ports.web, ports.primary, ports.replicas].map(holdPort)
  const env = Object.fromEntries([
    ...['LISTEN_WEB', 'LISTEN_PRIMARY', 'LISTEN_REPLICAS'].map((variable, at) => [variable, `fd@${3 + at}`]),
    ...servers.map((port, at) => [`WEB${at + 1}`, here(port)]),
    ...nodes.flatMap((node, at) => [
      [`DB${at + 1}`, addressOf(node)],
      [`DB${at + 1}_API`, String(node.api)],
    ]),
  ])
  const part = startPart(folder, {
    name,
    command: ['haproxy', '-db', '-f', path.resolve('deploy/haproxy/haproxy.cfg')],
    env,
    files: held.map(({ file }) => file),
  })
  const stop = async () => {
    await part.stop()
    for (const { close } of held) close()
  }
  return { ...part, stop }
}

/** Starts Redis without persistence: after a restart, rate limits count from zero. */
export function startRedis(folder: string, port: number): Part {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  return startPart(folder, { name: 'redis', command: ['redis-server', ...settings] })
}
