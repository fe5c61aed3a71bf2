import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { publicEnvironment } from '#tests/support/public-config.ts'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'

const json = { 'content-type': 'application/json' }

async function aServer(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
  const settings = { cookieKey: Buffer.alloc(32), origins: ['https://pasand.example'], log: { level: 'silent' } }
  const app = await createBaseServer({ ...readConfig(env), ...settings })
  app.post('/api/thing', async () => ({}))
  afterAll(() => app.close())
  return app
}

const publicHost = { host: 'pasand.example' }

test.each([
  ['https://pasand.example', 200],
  ['http://pasand.example', 403],
  ['https://pasand.example:8443', 403],
  ['https://pasand.example.evil.example', 403],
  ['null', 403],
])('on a public server a call whose page is of %s gets %i', async (origin, status) => {
  const open = await aServer(publicEnvironment)
  const call = { url: '/api/thing', method: 'POST', headers: { ...json, ...publicHost, origin }, payload: '{}' } as const
  expect((await open.inject(call)).statusCode).toBe(status)
})

test.each([
  ['http://localhost:3000', 200],
  ['https://localhost:3000', 403],
  ['ftp://localhost:3000', 403],
  ['http://x@localhost:3000', 403],
  ['http://localhost', 403],
])('on this machine a call whose page is of %s gets %i', async (origin, status) => {
  const headers = { ...json, host: 'localhost:3000', origin }
  expect((await (await aServer()).inject({ url: '/api/thing', method: 'POST', headers, payload: '{}' })).statusCode).toBe(status)
})
