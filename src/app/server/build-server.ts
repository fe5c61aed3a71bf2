import type { FastifyInstance } from 'fastify'
import { account } from '#features/account/contract.ts'
import { accountRoutes } from '#features/account/server/routes.ts'
import { applications } from '#features/applications/contract.ts'
import { applicationRoutes } from '#features/applications/server/routes.ts'
import { auth } from '#features/auth/contract.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { cvs } from '#features/cvs/contract.ts'
import { cvRoutes } from '#features/cvs/server/routes.ts'
import { openProfile } from '#features/employers/server/door.ts'
import { jobFigures, jobs } from '#features/jobs/contract.ts'
import { jobFigureRoutes } from '#features/jobs/server/figure-routes.ts'
import { jobRoutes } from '#features/jobs/server/routes.ts'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/contract.ts'
import { siteRoutes } from '#features/site/server/routes.ts'
import { wishes } from '#features/wishes/contract.ts'
import { wishRoutes } from '#features/wishes/server/routes.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serveDescription } from '#platform/server/api-description/serve-description.ts'
import { serveHealth } from '#platform/server/health.ts'
import { openGround } from '#platform/server/http/ground.ts'
import type { LogSettings } from '#platform/server/http/log.ts'
import { serveSiteFiles } from './site-files.ts'

/** One line per feature: what it promises, and who keeps the promise. */
export const features = [
  { contract: site, routes: siteRoutes },
  { contract: auth, routes: authRoutes([openProfile]) },
  { contract: cvs, routes: cvRoutes },
  { contract: jobFigures, routes: jobFigureRoutes },
  { contract: jobs, routes: jobRoutes },
  { contract: applications, routes: applicationRoutes },
  { contract: account, routes: accountRoutes },
  { contract: wishes, routes: wishRoutes },
]

export type ServerSettings = {
  readonly sessionSecret: string
  readonly logLevel: string
  /** Where the log goes instead of stdout. */
  readonly logTo?: LogSettings['to']
}

/** The whole API, without a port and without screens: what `main.ts` listens with and what the tests knock at. */
export async function buildServer(facilities: Facilities, settings: ServerSettings): Promise<FastifyInstance> {
  const { sessionSecret, logLevel, logTo } = settings
  const log = { level: logLevel, ...(logTo ? { to: logTo } : {}) }
  const app = await openGround({ ...facilities.config, sessionSecret, log })
  serveHealth(app, facilities.db)
  for (const { routes } of features) routes(app, facilities)
  serveDescription(
    app,
    features.map(({ contract }) => contract),
    `The calls of ${brand.name}`,
  )
  serveSiteFiles(app)
  app.all('/api/*', (_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  return app
}
