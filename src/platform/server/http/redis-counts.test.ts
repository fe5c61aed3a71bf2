/** Two servers that count the requests of an address in one Redis. They share nothing else. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aRedisServer, isRedisHere, type RedisServer } from '#tests/support/redis-server.ts'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'

type App = Awaited<ReturnType<typeof createBaseServer>>

/** Captures stdout, where operators read that Redis is unavailable or back. */
vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

let redis: RedisServer
let servers: readonly [App, App]
const settings = { cookieKey: Buffer.alloc(32), origins: ['https://pasand.example'], log: { level: 'silent' } }
const max = 600

async function aServer(): Promise<App> {
  const app = await createBaseServer({ ...readConfig({ REDIS_URL: redis.url }), ...settings })
  app.get('*', () => '')
  return app
}

/** Returns how many of these pages are answered, and the longest time that one of them took. */
async function ask(app: App, remoteAddress: string, count: number) {
  const counts = { answered: 0, refused: 0, slowest: 0 }
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    const { statusCode } = await app.inject({ url: '/', remoteAddress })
    counts.slowest = Math.max(counts.slowest, performance.now() - began)
    if (statusCode === 200) counts.answered += 1
    if (statusCode === 429) counts.refused += 1
  }
  return counts
}

/** Waits until one server knows the counts of the other. */
async function untilTogether(network: string): Promise<void> {
  const [one, other] = servers
  for (let attempt = 1; attempt < 100; attempt++) {
    const address = `${network}.${attempt}`
    await ask(one, address, max)
    if ((await ask(other, address, 1)).refused === 1) return
    await sleep(50)
  }
  throw new Error('they do not count together')
}

beforeAll(async () => {
  if (!isRedisHere) return
  redis = await aRedisServer()
  // Redis may start later than the servers.
  servers = [await aServer(), await aServer()]
  await redis.start()
  await untilTogether('192.0.2')
})
afterAll(async () => {
  if (!isRedisHere) return
  redis.resume()
  await Promise.all(servers.map((server) => server.close()))
  await redis.kill()
})

describe.skipIf(!isRedisHere)('REDIS_URL', () => {
  test('processes share a limit, exactly the limit passes of many at once, and each kind is counted by itself', async () => {
    const address = '203.0.113.1'
    const crowd = await Promise.all(servers.flatMap((server) => [1, 2, 3, 4].map(() => ask(server, address, 100))))
    expect(crowd.reduce((sum, { answered }) => sum + answered, 0)).toBe(max)
    expect(crowd.reduce((sum, { refused }) => sum + refused, 0)).toBe(800 - max)
    const refused = await servers[0].inject({ url: '/', remoteAddress: address })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.statusCode).toBe(429)
    expect((await servers[1].inject({ url: '/api/nothing', remoteAddress: address })).statusCode).not.toBe(429)
    expect((await ask(servers[1], '203.0.113.2', 1)).answered).toBe(1)
  })

  test.each([
    ['frozen', async () => redis.freeze(), async () => redis.resume(), '198.51.100'],
    ['killed', () => redis.kill(), () => redis.start(), '203.0.114'],
  ])(
    'while Redis is %s every request is answered soon and each process counts by itself; then together again',
    async (_how, harm, heal, network) => {
      await harm()
      const address = `${network}.250`
      for (const server of servers) {
        const counts = await ask(server, address, max + 10)
        expect(counts).toMatchObject({ answered: max, refused: 10 })
        expect(counts.slowest).toBeLessThan(1_000)
      }
      // The servers do not call Redis while it is unavailable, so no request waits for it.
      const began = performance.now()
      await ask(servers[0], `${network}.251`, 100)
      expect(performance.now() - began).toBeLessThan(2_000)
      await heal()
      await untilTogether(network)
    },
  )
})
