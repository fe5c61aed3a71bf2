import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sessionCookieName } from '#features/auth/server/public.ts'
import { brand } from '#features/site/brand.ts'
import { staffCookieName } from '#features/staff/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serveDescription } from '#platform/server/api-description/serve-description.ts'
import { serveHealth } from '#platform/server/health.ts'
import { cookieName } from '#platform/server/http/cookie-names.ts'
import { createBaseServer } from '#platform/server/http/base-server.ts'
import type { LogSettings } from '#platform/server/http/log.ts'
import { serveDevMail } from './dev-mail.ts'
import { described } from './api-document.ts'
import { features } from './features.ts'
import { serveIcons } from './serve-icons.ts'
import { serveSiteFiles } from './site-files.ts'
import { serveTypedAddresses } from './typed-addresses.ts'

export type ServerSettings = {
  readonly logLevel: string
  /** Receives the log instead of stdout. */
  readonly logTo?: LogSettings['to']
}

/** Builds the whole API, without a port and without screens: `main.ts` makes it listen, and the tests call it directly. */
export async function buildServer(context: AppContext, serving: ServerSettings): Promise<FastifyInstance> {
  const { logLevel, logTo } = serving
  const origins = [context.sites.mainUrl, context.sites.cvUrl]
  const log = { level: logLevel, ...(logTo ? { to: logTo } : {}) }
  const app = await createBaseServer({ ...context.config, cookieKey: context.keyFor('cookies'), origins, log })
  serveHealth(app, context.db)
  for (const { routes } of features.flatMap(({ calls }) => calls)) routes(app, context)
  serveDescription(app, {
    title: `The calls of ${brand.name}`,
    url: context.sites.mainUrl,
    cookies: { user: cookieName(app, sessionCookieName), staff: cookieName(app, staffCookieName) },
    ...described,
  })
  serveSiteFiles(app, context)
  serveTypedAddresses(app, context.sites)
  serveIcons(app, context)
  const { isDev, isPublic, dataDir } = context.config
  if (isDev && !isPublic) serveDevMail(app, path.resolve(dataDir, 'outbox'))
  app.all('/api/*', (_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  return app
}
