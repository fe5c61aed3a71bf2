import path from 'node:path'
import type { Pool } from 'pg'
import { guardsFor } from '#features/auth/server/door.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { tasksFor } from '#platform/server/events.ts'
import type { Facilities, Sites } from '#platform/server/facilities.ts'
import { openLimits } from '#platform/server/limits.ts'
import { openPost } from '#platform/server/mail.ts'
import { migrate } from '#platform/server/migrate.ts'
import { servePages } from '#platform/server/pages.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { keptSecret } from '#platform/server/secret.ts'
import { timetableFor } from '#platform/server/timetable.ts'
import { startWorker } from '#platform/server/worker.ts'
import { buildServer } from './build-server.ts'
import { loadDemoWhenEmpty } from './demo/load-when-empty.ts'
import { siteOf } from './hosts.ts'
import { reactions } from './reactions.ts'
import { builtScreens, liveScreens } from './screens.ts'
import { timetable } from './timetable.ts'

export type Portal = { readonly address: string; readonly stop: () => Promise<void> }

/** Opens everything in order. What is open closes in the opposite order, also when a later step fails. */
export async function start(config: Config): Promise<Portal> {
  await using open = new AsyncDisposableStack()
  const url = config.databaseUrl ?? (await embeddedUrl(config.dataDir, open))
  const { db, pool, searchPool } = open.adopt(
    openDatabase(url, (error) => console.error(error.message)),
    ({ close }) => close(),
  )
  await prepare(pool, config)

  const outbox = path.join(config.dataDir, 'outbox')
  const post = openPost({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox })
  const sites = sitesOf(config)
  const typesetter = open.adopt(openTypesetter(), ({ stop }) => stop())
  const facilities: Facilities = {
    db,
    searchPool,
    post,
    clock,
    guards: guardsFor({ db, clock }),
    limits: openLimits(db, config.rateLimit),
    typeset: typesetter.typeset,
    sites,
    config,
  }

  const sessionSecret = config.sessionSecret ?? keptSecret(config.dataDir, 'session')
  const app = await buildServer(facilities, { sessionSecret, logLevel: config.logLevel })
  const { tasks, cronItems } = timetableFor(timetable, facilities)
  const work = { taskList: { ...tasksFor(reactions, facilities), ...tasks }, cronItems, isAlone: !config.databaseUrl }
  open.adopt(await startWorker(pool, work, app.log), (worker) => worker.stop())
  open.adopt(app, (server) => server.close())
  servePages(app, await (config.isDev ? liveScreens(app) : builtScreens(app)), {
    isDev: config.isDev,
    siteOf: (host) => siteOf(host, sites),
    urlOf: (site) => (site === 'cv' ? sites.cvUrl : sites.mainUrl),
  })
  const address = await app.listen({ port: config.port, host: config.host })
  const closing = open.move()
  return { address, stop: () => closing.disposeAsync() }
}

async function prepare(pool: Pool, { demoData }: Config): Promise<void> {
  await migrate(pool)
  if (demoData) await loadDemoWhenEmpty(pool, clock())
}

/** The sister site is the same server under another name. */
function sitesOf({ publicUrl: given, port, cvHost, supportEmail }: Config): Sites {
  const publicUrl = given ?? `http://localhost:${port}`
  const cvUrl = new URL(publicUrl)
  cvUrl.hostname = cvHost
  return { mainUrl: new URL(publicUrl).origin, cvUrl: cvUrl.origin, cvHost, supportEmail }
}

async function embeddedUrl(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const embedded = open.adopt(await openEmbedded(dataDir), ({ stop }) => stop())
  return embedded.url
}
