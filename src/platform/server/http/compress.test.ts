import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressTexts } from './compress.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ at, title: 'नर्स' })))
const app = Fastify()
compressTexts(app)
app.get('/long', (_request, reply) => reply.type('application/json').send(long))
app.get('/short', (_request, reply) => reply.type('application/json').send('{}'))
app.get('/file', (_request, reply) => reply.type('image/png').send(Buffer.from(long)))

const get = (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['br;q=0.5, gzip', 'gzip', gunzipSync],
  ['BR', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
] as const)('to whom takes %s a long text goes as %s', async (accepted, encoding, opened) => {
  const { headers, rawPayload } = await get('/long', accepted)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(opened(rawPayload).toString()).toBe(long)
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(rawPayload.length).toBeLessThan(long.length / 4)
})

test.each([
  ['/long', 'identity'],
  ['/long', 'br;q=0'],
  ['/long', '*;q=0'],
  ['/long', 'x-br'],
  ['/short', 'br'],
  ['/file', 'br'],
])('%s is sent as it is to a client that accepts %s', async (url, accepted) => {
  const { headers } = await get(url, accepted)
  expect(headers).not.toHaveProperty('content-encoding')
})

test('a HEAD request gets the same headers', async () => {
  const [head, whole] = [await get('/long', 'br', 'HEAD'), await get('/long', 'br')]
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body).toBe('')
})
