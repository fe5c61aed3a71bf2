/** Serves the built screens on the whole portal, with a log of the calls that each page made. */
import { buildServer } from '#app/server/build-server.ts'
import { pageSettingsOf } from '#app/server/page-settings.ts'
import { openPageVersions } from '#app/server/shared-pages.ts'
import { builtScreens } from '#app/server/screens.ts'
import type { Pool } from 'pg'
import type { AppContext } from '#platform/server/app-context.ts'
import type { PageCache } from '#platform/server/page-cache.ts'
import { servePages } from '#platform/server/pages.ts'
import { aJob } from '../factories/a-job.ts'
import { openPortal, type Person } from '../portal.ts'

type Headers = Readonly<Record<string, string>>

const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Hello', message: 'A question about jobs.' }

/** There is one job, a Welder. `rename` changes it as another process would. */
export async function openVisitedPages(over: Partial<AppContext> = {}, sharedOn?: (pool: Pool) => PageCache) {
  const portal = await openPortal(over)
  const { context, db, pool, aUser } = portal
  const lines: string[] = []
  const app = await buildServer(context, { logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } })
  servePages(app, await builtScreens(app), {
    ...pageSettingsOf({ ...context.config, isDev: false }, context.sites),
    versionOf: openPageVersions(context),
    ...(sharedOn && { shared: sharedOn(pool) }),
  })
  const { jobId } = await aJob(db, { title: 'Welder', urgentHiring: true })
  const write = () => app.inject({ method: 'POST', url: '/api/contact', payload: contact })
  const rename = (title: string) => db.updateTable('jobs').set({ title }).where('id', '=', jobId).execute()
  return {
    app,
    portal,
    pool,
    aUser,
    jobId,
    rename,
    /** Changes data that any page may show, as far as the server knows. */
    write,
    get: (url: string, headers: Headers = {}) => app.inject({ url, headers }),
    /** Counts the calls of a route. Each rendering of a page makes its own. */
    requestsTo: (route: string) =>
      lines.filter((line) => (JSON.parse(line) as Record<string, unknown>)['route'] === route).length, // as `log.ts` writes it
    startOver: async () => {
      await rename('Welder')
      await write()
      lines.length = 0
    },
  }
}

/** Returns the session cookie that the browser of a signed-in person sends. */
export async function sessionOf({ call }: Person): Promise<string> {
  return (await call('GET /api/auth/user')).raw.req.headers['cookie'] ?? ''
}
