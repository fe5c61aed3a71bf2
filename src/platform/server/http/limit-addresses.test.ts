import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { openGround } from './ground.ts'

const settings = { ...readConfig({}), cookieKey: Buffer.alloc(32), origins: ['https://pasand.example'], log: { level: 'silent' } }
const app = await openGround(settings)
app.get('/api/thing', () => ({}))
afterAll(() => app.close())

test('an address that asks without end is told when to come back, and others are not', async () => {
  for (let asked = 0; asked < 3_000; asked++) await from('203.0.113.7')
  const refused = await from('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ message: expect.any(String) })
  expect((await from('203.0.113.8')).statusCode).toBe(200)
})

function from(remoteAddress: string) {
  return app.inject({ url: '/api/thing', remoteAddress })
}
