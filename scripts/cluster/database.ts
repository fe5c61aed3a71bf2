import { mkdirSync, chownSync, copyFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresFolder } from '../find-postgresql.mjs'
import { databaseIdentity } from '#platform/server/postgres/identity.ts'
import type { Machine } from './network.ts'
import { type Part, startPart } from './part.ts'

export type Node = {
  readonly name: string
  readonly machine: Machine
  readonly port: number
  /** The port of Patroni's API. */
  readonly api: number
  readonly folder: string
}

const password = 'cluster'

/** Starts one etcd, in place of the three of a real cluster. It decides which PostgreSQL is the primary. */
export function startEtcd(folder: string, machine: Machine, port: number): Part {
  const url = `http://${machine.address}:${port}`
  const peers = `http://${machine.address}:${port + 1}`
  const places = ['--data-dir', path.join(folder, 'etcd'), '--listen-client-urls', url, '--advertise-client-urls', url]
  const alone = ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`]
  const env = { ETCD_UNSUPPORTED_ARCH: process.arch }
  return startPart(folder, { name: 'etcd', command: ['etcd', '--enable-v2', ...places, ...alone], env, machine })
}

/** Starts Patroni and its PostgreSQL, with the settings that `deploy/patroni` recommends. */
export function startPatroni(folder: string, node: Node, etcd: string): Part {
  const identity = databaseIdentity(path.join(folder, 'none'))
  mkdirSync(node.folder, { mode: 0o700 })
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(node.folder, identity.uid, identity.gid)
  // Patroni gets a copy, because the account of the database may not be able to enter the checkout.
  const settings = path.join(folder, 'patroni.yml')
  copyFileSync(path.resolve('deploy/patroni/patroni.yml'), settings)
  const { machine } = node
  const api = `${machine.address}:${node.api}`
  const listen = addressOf(node)
  const env = {
    PATH: `${postgresFolder()}:/usr/bin:/bin`,
    LC_ALL: 'C.UTF-8',
    PATRONI_NAME: node.name,
    PATRONI_ETCD_HOSTS: `'${etcd}'`,
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_POSTGRESQL_LISTEN: listen,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: listen,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(node.folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: postgresFolder() ?? '',
    PATRONI_POSTGRESQL_PGPASS: path.join(node.folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
  }
  return startPart(folder, { name: node.name, command: ['patroni', settings], env, identity, machine })
}

export const addressOf = ({ machine, port }: Node): string => `${machine.address}:${port}`

export const urlOf = (address: string): string => `postgresql://pasand:${password}@${address}/pasand`

/** Waits for the primary at this address, and creates the product's account and database there. */
export async function makeDatabase(address: string): Promise<string> {
  const admin = await connected(`postgresql://postgres:${password}@${address}/postgres`)
  await admin.query(`create role pasand login password '${password}'`)
  await admin.query('create database pasand owner pasand')
  await admin.end()
  return urlOf(address)
}

async function connected(url: string): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch {
      await client.end().catch(() => undefined)
      await sleep(300)
    }
  }
}

/**
 * Returns the role that Patroni reports for its PostgreSQL: master, replica, sync (a replica that confirms every write), or its state if it is not
 * running.
 */
export async function roleOf({ machine, api }: Node): Promise<string> {
  try {
    const answer = await fetch(`http://${machine.address}:${api}/patroni`, { signal: AbortSignal.timeout(1_000) })
    const { role, state, sync_standby: isSync } = (await answer.json()) as { role: string; state: string; sync_standby?: boolean }
    return state === 'running' ? (isSync ? 'sync' : role) : state
  } catch {
    return 'away'
  }
}
