import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createBaseServer } from './base-server.ts'

test.each([
  ['not even HTTP', 'NONSENSE', 'The request is malformed'],
  ['without a host', 'GET /api/thing HTTP/1.1', 'The request names no host'],
])('what is %s is answered in the same form', async (_what, line, message) => {
  const app = await createBaseServer({
    ...readConfig({}),
    sessionSecret: 'a secret of thirty-two characters',
    log: { level: 'silent' },
  })
  onTestFinished(() => app.close())
  await app.listen({ port: 0 })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, 'localhost')
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  socket.write(`${line}\r\n\r\n`)
  await vi.waitFor(() => expect(heard).toContain('}]}'))
  expect(heard).toMatch(/^HTTP\/1\.1 400 .*x-request-id: [\da-f-]{36}\r\n/s)
  expect(heard).toContain(`{"message":"${message}"`)
  socket.destroy()
})
