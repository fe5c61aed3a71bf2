import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'

const settings = { ...readConfig({}), cookieKey: Buffer.alloc(32), origins: ['https://pasand.example'], log: { level: 'silent' } }
const app = await createBaseServer(settings)
app.get('/api/thing', () => ({}))
app.get('/assets/app.js', () => '')
app.get('/built/*', () => '')
app.get('*', () => '')
afterAll(() => app.close())

test.each([
  ['/api/thing', 1_500, '203.0.113.7'],
  ['/jobs?q=nurse', 600, '203.0.113.8'],
  ['/assets/app.js', 6_000, '2001:db8::7'],
  ['/built/app.js', 6_000, '2001:db8:1::7'],
])('an address with too many requests for %s is refused with the time to wait, and others are not', async (url, max, ip) => {
  for (let count = 0; count < max; count++) expect((await from(ip, url)).statusCode).toBe(200)
  const refused = await from(ip, url)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.9', url)).statusCode).toBe(200)
})

test('after too many pages, calls are still answered', async () => {
  expect((await from('203.0.113.8', '/api/thing')).statusCode).toBe(200)
})

function from(remoteAddress: string, url: string) {
  return app.inject({ url, remoteAddress })
}
