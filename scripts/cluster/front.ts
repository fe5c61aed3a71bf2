import path from 'node:path'
import type { Node } from './database.ts'
import { type Part, startPart } from './part.ts'

type Front = {
  readonly folder: string
  readonly ports: { readonly web: number; readonly primary: number; readonly replicas: number }
  /** The ports of the servers. */
  readonly servers: readonly number[]
  readonly nodes: readonly Node[]
}

const here = (port: number): string => `127.0.0.1:${port}`

/** HAProxy on the settings of `deploy/haproxy`. */
export function startHaproxy({ folder, ports, servers, nodes }: Front): Part {
  const env = Object.fromEntries([
    ['LISTEN_WEB', here(ports.web)],
    ['LISTEN_PRIMARY', here(ports.primary)],
    ['LISTEN_REPLICAS', here(ports.replicas)],
    ...servers.map((port, at) => [`WEB${at + 1}`, here(port)]),
    ...nodes.flatMap(({ address, api }, at) => [
      [`DB${at + 1}`, address],
      [`DB${at + 1}_API`, String(api)],
    ]),
  ])
  return startPart(folder, {
    name: 'haproxy',
    command: ['haproxy', '-db', '-f', path.resolve('deploy/haproxy/haproxy.cfg')],
    env,
  })
}

/** It keeps nothing on the disk: limits that are forgotten begin again. */
export function startRedis(folder: string, port: number): Part {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  return startPart(folder, { name: 'redis', command: ['redis-server', ...settings] })
}
