import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Contract } from '#platform/contract/endpoint.ts'
import { callsIn } from './calls.ts'
import { openApiOf } from './openapi.ts'
import { apiPage } from './page.ts'

/** The contracts, for programs and for people. Made when somebody asks, and then kept: they do not change while we run. */
export function serveDescription(app: FastifyInstance, contracts: readonly Contract[], title: string): void {
  let known: ReturnType<typeof callsIn> | undefined
  const calls = (): ReturnType<typeof callsIn> => (known ??= callsIn(contracts))
  app.get('/api/openapi.json', () => openApiOf(calls(), title))
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(apiPage(calls(), title, nonce))
  })
}
