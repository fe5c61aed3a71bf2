import path from 'node:path'
import type { Node } from './database.ts'
import { type Part, startPart } from './part.ts'

export type FrontPorts = { readonly web: number; readonly primary: number; readonly replicas: number }

/** HAProxy on the settings of `deploy/haproxy`. */
export function startHaproxy(folder: string, ports: FrontPorts, servers: readonly number[], nodes: readonly Node[]): Part {
  const here = (port: number) => `127.0.0.1:${port}`
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

/** It keeps nothing on the disk: limits that are forgotten begin anew. */
export function startRedis(folder: string, port: number): Part {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  return startPart(folder, { name: 'redis', command: ['redis-server', ...settings] })
}
