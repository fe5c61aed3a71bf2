import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { countTraffic } from '#features/traffic/server/public.ts'
import type { Render } from '#platform/contract/page.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { drainable } from '#platform/server/http/drain.ts'
import { shedLoad } from '#platform/server/http/shed-load.ts'
import { logNotice } from '#platform/server/scrub.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { sharePageChanges } from '#platform/server/page-changes.ts'
import { rememberWrites } from '#platform/server/replicas/own-writes.ts'
import { servePages } from '#platform/server/pages.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { withTimeout } from '#platform/server/with-timeout.ts'
import { startWorker } from '#platform/server/worker.ts'
import { buildServer } from './build-server.ts'
import type { Facts } from './startup-message.ts'
import { createContext } from './create-context.ts'
import type { StartTarget } from './start-target.ts'
import { pageSettingsOf } from './page-settings.ts'
import { prepare } from './prepare.ts'
import { forgetAfterTasks, openPageVersions } from './shared-pages.ts'
import { sitesOf } from './sites.ts'
import { queueTasksFor } from './queue-tasks.ts'

/** The portal without its port and its database. */
export type Portal = { readonly app: FastifyInstance; readonly facts: Facts; readonly stop: () => Promise<void> }

export type Screens = (app: FastifyInstance) => Promise<() => Promise<Render>>

/** How long a shutdown waits for requests in progress. */
export const patienceMs = 10_000

/** Opens everything in order, and closes it in reverse order, also if a later step fails. */
export async function openPortal(
  config: Config,
  { port, url, directUrl, home, isAlone }: StartTarget,
  screens: Screens,
): Promise<Portal> {
  await using open = new AsyncDisposableStack()
  const database = open.adopt(
    openDatabase(url, onIdleError, { directUrl, replicaUrls: config.databaseReplicaUrls }),
    ({ close }) => withTimeout(patienceMs / 2, close()),
  )
  const prepared = await prepare(database, config)

  const outbox = path.resolve(config.dataDir, 'outbox')
  const sites = sitesOf(config, port)
  const { typeset, draw, picture, readPdf } = open.adopt(openTypesetter(), ({ stop }) => stop())
  const context = createContext(database, { config, sites, outbox, typeset, draw, picture, readPdf })
  const app = await buildServer(context, { logLevel: config.logLevel })
  if (database.replicas) rememberWrites(app, database.replicas)
  const drain = drainable(app)
  if (config.rateLimit) await shedLoad(app)
  if (config.countTraffic) await countTraffic(app, context)
  const { cache: shared } = open.adopt(sharePageChanges(database.pool, directUrl, openPageCache()), ({ stop }) => stop())
  const queue = queueTasksFor(context, isAlone)
  const tasks = { ...queue, taskList: forgetAfterTasks(queue.taskList, shared) }
  const worker = await startWorker(database.directPool, tasks, app.log)
  open.defer(() => withTimeout(patienceMs / 2, worker.stop()))
  open.defer(() => withTimeout(patienceMs, app.close(), () => app.server.closeAllConnections()))
  open.defer(() => drain(config.drainMs))
  servePages(app, await screens(app), {
    ...pageSettingsOf(config, sites),
    shared,
    versionOf: openPageVersions(context),
  })
  const closing = open.move()
  const facts = { config, sites, outbox, database: home, ...prepared }
  return { app, facts, stop: () => closing.disposeAsync() }
}

export function onIdleError(error: Error): void {
  logNotice(`a connection of the database has ended: ${error.message}`)
}
