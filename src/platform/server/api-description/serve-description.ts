import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Contract, Redirects } from '#platform/contract/endpoint.ts'
import { callsIn } from './calls.ts'
import { openApiOf, type SiteFacts } from './openapi.ts'
import { apiPage } from './page.ts'

export type ApiFacts = SiteFacts & { readonly contracts: readonly Contract[]; readonly redirects: Redirects }

/**
 * Serves the API description for programs and for people. It is made at the first request and then cached, because contracts do not change at run
 * time.
 */
export function serveDescription(app: FastifyInstance, { contracts, redirects, ...site }: ApiFacts): void {
  let known: ReturnType<typeof callsIn> | undefined
  const calls = (): ReturnType<typeof callsIn> => (known ??= callsIn(contracts, redirects))
  app.get('/api/openapi.json', () => openApiOf(calls(), site))
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(apiPage(calls(), site.title, nonce))
  })
}
