import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { account } from '#features/account/contract.ts'
import { accountRoutes } from '#features/account/server/routes.ts'
import { applications } from '#features/applications/contract.ts'
import { applicationRoutes } from '#features/applications/server/routes.ts'
import { auth } from '#features/auth/contract.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { cvs } from '#features/cvs/contract.ts'
import { cvRoutes } from '#features/cvs/server/routes.ts'
import { site } from '#features/site/contract.ts'
import { siteRoutes } from '#features/site/server/routes.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { answerFailures } from '#platform/server/failures.ts'
import { serveHealth } from '#platform/server/health.ts'
import { refuseOtherOrigins } from '#platform/server/same-origin.ts'

/** One line per feature: what it promises, and who keeps the promise. */
export const features = [
  { contract: site, routes: siteRoutes },
  { contract: auth, routes: authRoutes([]) },
  { contract: cvs, routes: cvRoutes },
  { contract: applications, routes: applicationRoutes },
  { contract: account, routes: accountRoutes },
]

export type ServerSettings = { readonly sessionSecret: string; readonly logLevel: string }

/** The whole API, without a port and without screens: what `main.ts` listens with and what the tests knock at. */
export async function buildServer(facilities: Facilities, { sessionSecret, logLevel }: ServerSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'res.headers["set-cookie"]'] },
    forceCloseConnections: 'idle',
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
  })
  // JSON in, JSON out: what a form of another site can send is not even read.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie, { secret: sessionSecret })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })
  refuseOtherOrigins(app)
  answerFailures(app)
  serveHealth(app, facilities.db)
  for (const { routes } of features) routes(app, facilities)
  app.all('/api/*', (_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  return app
}
