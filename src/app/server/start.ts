import path from 'node:path'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { freePort } from '#platform/server/free-port.ts'
import { notice } from '#platform/server/notice.ts'
import { servePages } from '#platform/server/pages.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { keptSecret } from '#platform/server/secret.ts'
import { within } from '#platform/server/within.ts'
import { startWorker } from '#platform/server/worker.ts'
import { buildServer } from './build-server.ts'
import type { Facts } from './greeting.ts'
import { siteOf } from './hosts.ts'
import { openFacilities } from './open-facilities.ts'
import { prepare } from './prepare.ts'
import { builtScreens, liveScreens } from './screens.ts'
import { sitesOf } from './sites.ts'
import { workFor } from './work.ts'

export type Portal = { readonly facts: Facts; readonly stop: () => Promise<void> }

/** How long answers in flight may take once we are asked to leave. */
export const patienceMs = 10_000

/** Opens everything in order. What is open closes in the opposite order, also when a later step fails or we are asked to leave. */
export async function start(config: Config, leaving: AbortSignal): Promise<Portal> {
  await using open = new AsyncDisposableStack()
  const port = config.port || (await freePort(config.host))
  const { url, home } = await openOwnDatabase(config, open)
  const database = open.adopt(openDatabase(url, onIdleError), ({ close }) => within(patienceMs / 2, close()))
  const prepared = await prepare(database, config)
  leaving.throwIfAborted()

  const outbox = path.resolve(config.dataDir, 'outbox')
  const sites = sitesOf(config, port)
  const { typeset } = open.adopt(openTypesetter(), ({ stop }) => stop())
  const facilities = openFacilities(database, { config, sites, outbox, typeset })
  const sessionSecret = config.sessionSecret ?? keptSecret(config.dataDir, 'session')
  const app = await buildServer(facilities, { sessionSecret, logLevel: config.logLevel })
  const worker = await startWorker(database.pool, workFor(facilities, home !== null), app.log)
  open.defer(() => within(patienceMs / 2, worker.stop()))
  open.defer(() => within(patienceMs, app.close(), () => app.server.closeAllConnections()))
  servePages(app, await (config.isDev ? liveScreens(app) : builtScreens(app)), {
    isDev: config.isDev,
    siteOf: (host) => siteOf(host, sites),
    urlOf: (site) => (site === 'cv' ? sites.cvUrl : sites.mainUrl),
  })
  leaving.throwIfAborted()
  await app.listen({ port, host: config.host }).catch(explainPort)
  const closing = open.move()
  const facts = { config, sites, outbox, database: home, ...prepared }
  return { facts, stop: () => closing.disposeAsync() }
}

/** Without a database of the operator's we run our own. */
async function openOwnDatabase({ databaseUrl, dataDir }: Config, open: AsyncDisposableStack) {
  if (databaseUrl) return { url: databaseUrl, home: null }
  const { url, home, stop } = await openEmbedded(dataDir)
  open.defer(stop)
  return { url, home: path.join(home, 'postgres') }
}

export function onIdleError(error: Error): void {
  notice(`a connection of the database has ended: ${error.message}`)
}

function explainPort(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw new CannotStart('Another program listens on this port. Set another PORT.')
  if (error.code === 'EACCES') throw new CannotStart('This account may not listen on this port. Set a PORT above 1023.')
  if (error.code === 'EADDRNOTAVAIL') throw new CannotStart('This machine has no such address. Set another HOST.')
  throw error
}
