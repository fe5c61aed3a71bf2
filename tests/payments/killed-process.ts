import { setTimeout as pause } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { untilWaiting } from '../support/waiting-transactions.ts'
import { aServer, type Server } from '../support/a-server.ts'
import type { Delivery } from '../fakes/razorpay-events.ts'
import type { World } from './chaos-world.ts'
import { aSeller } from './seller.ts'

/** The product in its own process, on the database of the world. It ends by being killed, or with `stop`. */
export async function aProcess({ portal, provider }: World): Promise<Server & { readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-killed-'))
  const { rows } = await portal.pool.query<{ name: string }>('select current_database() as name')
  const url = inject('adminUrl').replace('/postgres?', `/${rows[0]?.name}?`)
  const server = await aServer(folder, { ...provider.env, ...aSeller, DATABASE_URL: url })
  const stop = async (): Promise<void> => {
    server.child.kill('SIGKILL')
    await server.ended
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

export type KillPoint = (server: Server, act: () => Promise<unknown>) => Promise<void>

/** When it is about to write to a table for the first time: everything before has been done, in a transaction that nobody commits. */
export function beforeWriting(table: string): (world: World) => KillPoint {
  return ({ portal }) =>
    async (server, act) => {
      const client = await portal.pool.connect()
      await client.query('begin')
      await client.query(`lock table ${table} in share mode`)
      const acting = act().catch(() => null)
      await untilWaiting(portal, 1)
      server.child.kill('SIGKILL')
      await Promise.all([acting, server.ended])
      await client.query('rollback')
      client.release()
    }
}

/** When its call reaches the provider, which does it or not; either way nobody hears the answer. */
export function atTheProvider(call: RegExp, isDone: boolean): (world: World) => KillPoint {
  return ({ provider }) =>
    async (server, act) => {
      provider.turn((reached) => {
        if (!call.test(reached)) return 'take'
        server.child.kill('SIGKILL')
        return isDone ? 'take' : 'hang'
      })
      await Promise.all([act().catch(() => null), server.ended])
      provider.turn('take')
    }
}

/** The provider has accepted a refund, and its answer is about to be stored. */
export function beforeStoringRefund({ portal, provider }: World): KillPoint {
  return async (server, act) => {
    const client = await portal.pool.connect()
    const { promise: locked, resolve } = Promise.withResolvers<unknown>()
    provider.turn((reached) => {
      if (!reached.endsWith('/refund')) return 'take'
      resolve(client.query('begin').then(() => client.query('lock table refunds in share mode')))
      return { delayMs: 300 }
    })
    await act()
    await locked
    await untilWaiting(portal, 1)
    server.child.kill('SIGKILL')
    await server.ended
    await client.query('rollback')
    client.release()
    provider.turn('take')
  }
}

export function after(ms: number): (world: World) => KillPoint {
  return () => async (server, act) => {
    const acting = act().catch(() => null)
    await pause(ms)
    server.child.kill('SIGKILL')
    await Promise.all([acting, server.ended])
  }
}

export async function deliver({ address }: Server, { body, headers }: Delivery): Promise<void> {
  await fetch(`${address}/api/razorpay/webhook`, { method: 'POST', body: new Uint8Array(body), headers })
}

export async function until<T>(find: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await find()
    if (found) return found
    await pause(20)
  }
}
