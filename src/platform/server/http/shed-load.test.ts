import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'
import { shedLoad } from './shed-load.ts'

const app = await createBaseServer({
  ...readConfig({}),
  cookieKey: Buffer.alloc(32),
  origins: ['https://pasand.example'],
  log: { level: 'silent' },
})
app.get('/api/thing', () => ({}))
app.get('/api/health', () => ({}))
await shedLoad(app, { maxEventLoopDelay: 100, sampleInterval: 100 })
await app.ready()
afterAll(() => app.close())

const answer = async (url: string) => app.inject({ url })

test('while the event loop is overloaded, calls get 503, and the health check still answers', async () => {
  for (let round = 0; round < 3; round++) {
    const end = performance.now() + 600
    while (performance.now() < end);
    await sleep(1)
  }
  const refused = await answer('/api/thing')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await answer('/api/health')).statusCode).toBe(200)
  let status = 503
  for (let look = 0; look < 100 && status === 503; look++) {
    await sleep(50)
    status = (await answer('/api/thing')).statusCode
  }
  expect(status, 'and it passes').toBe(200)
})
