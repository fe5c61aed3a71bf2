import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'

/** Writes the lines to a socket and returns the whole answer. */
async function answerTo(...lines: readonly string[]): Promise<string> {
  return answerToStart([...lines, 'connection: close', '', ''].join('\r\n'))
}

/** Sends the beginning of a request; `later` is written after the timeout of a body. */
async function answerToStart(text: string, later = ''): Promise<string> {
  const logged: string[] = []
  await using app = await createBaseServer({
    ...readConfig({}),
    cookieKey: Buffer.alloc(32),
    origins: ['https://pasand.example'],
    bodyTimeoutMs: 200,
    log: { level: 'info', to: { write: (line) => void logged.push(line) } },
  })
  app.get('*', async () => 'a page')
  app.post('/api/thing', async () => ({}))
  await app.listen({ port: 0 })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, 'localhost')
  socket.write(text)
  if (later) setTimeout(() => socket.write(later), 400)
  const parts = await socket.setEncoding('utf8').toArray()
  expect(logged.join('')).not.toContain('Priya')
  return parts.join('')
}

test.each([
  ['not even HTTP', ['NONSENSE'], 'The request is malformed'],
  ['without a host', ['GET /api/thing HTTP/1.1'], 'The request names no host'],
  ['with two hosts', ['GET /api/thing HTTP/1.1', 'host: a.example', 'Host: b.example'], 'The request names two hosts'],
  [
    'for a proxy',
    ['POST http://p/Priya-Sharma-9876543210 HTTP/1.1', 'host: p', 'content-length: 0'],
    'The address must begin with a slash',
  ],
  ['for no address', ['OPTIONS * HTTP/1.1', 'host: p'], 'The address must begin with a slash'],
])('what is %s is answered in the same form', async (_what, lines, message) => {
  const answer = await answerTo(...lines)
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*x-request-id: [\da-f-]{36}\r\n/s)
  expect(answer).toContain(`{"message":"${message}","errors":[{"path":"","message":"${message}"}]}`)
})

test('a request target that is not a path is refused before routing, also where a page would be', async () => {
  const answer = await answerTo(`GET http://p/Priya-Sharma${'a'.repeat(12_000)} HTTP/1.1`, 'host: p')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('This address cannot be read')
})

test('a URL longer than any of ours is refused with a page that says so', async () => {
  const answer = await answerTo(`GET /jobs${'/'.repeat(12_000)}x HTTP/1.1`, 'host: p')
  expect(answer).toMatch(/^HTTP\/1\.1 414 /)
  expect(answer).toContain('This address is too long')
})

test.each(['content-length: 100', 'transfer-encoding: chunked'])(
  'a body that does not come to its end (%s) is refused',
  async (length) => {
    const head = ['POST /api/thing HTTP/1.1', 'host: p', 'content-type: application/json', length, '', '']
    expect(await answerToStart(`${head.join('\r\n')}2\r\n{ `)).toMatch(/^HTTP\/1\.1 408 [^]*The request took too long/)
  },
)

test('a connection stays usable after a call that was refused before its body was read', async () => {
  const refused = ['POST /api/thing HTTP/1.1', 'host: p', 'origin: https://evil.example', 'content-length: 2', '', '{}']
  const answer = answerToStart(refused.join('\r\n'), ['GET /later HTTP/1.1', 'host: p', 'connection: close', '', ''].join('\r\n'))
  expect(await answer).toMatch(/^HTTP\/1\.1 403 [^]*HTTP\/1\.1 200 [^]*a page/)
})
