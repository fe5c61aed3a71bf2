import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const statuses: Readonly<Record<string, readonly [line: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
}

/** Answers input that is not valid HTTP. There is no request object, so it writes to the socket directly. */
export function answerMalformedRequests({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [line, message] = statuses[code ?? ''] ?? ['400 Bad Request', 'The request is malformed']
  const body = JSON.stringify({ message, errors: [{ path: '', message }] })
  const headers = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}

/** Refuses requests without a host, with a message; Node.js would refuse them without one. HTTP/1.0 requests may omit the host. */
export function refuseRequestsWithoutHost(app: FastifyInstance): void {
  const message = 'The request names no host'
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') {
      return reply.code(400).send({ message, errors: [{ path: '', message }] })
    }
  })
}
