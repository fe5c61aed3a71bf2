/** The portal with built screens on the database of a test, in a process of its own, at the time that its parent names. */
import path from 'node:path'
import { buildServer } from '#app/server/build-server.ts'
import { createContext } from '#app/server/create-context.ts'
import { pageSettingsOf } from '#app/server/page-settings.ts'
import { builtScreens } from '#app/server/screens.ts'
import { sitesOf } from '#app/server/sites.ts'
import { countTraffic } from '#features/traffic/server/public.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { servePages } from '#platform/server/pages.ts'
import { noTypesetter } from '../support/portal-parts.ts'

const { env } = process // oxlint-disable-line no-restricted-properties -- its parent starts it with them
const config = readConfig(env)
const database = openDatabase(config.databaseUrl ?? '', () => {})
const sites = sitesOf(config, 3000)
let now = new Date(env['REPLAY_AT'] ?? '')
const made = createContext(database, {
  config,
  sites,
  outbox: path.join(config.dataDir, 'outbox'),
  typeset: noTypesetter,
  draw: noTypesetter,
  picture: noTypesetter,
  readPdf: noTypesetter,
})
const context = { ...made, clock: () => now }
const app = await buildServer(context, { logLevel: 'silent' })
await countTraffic(app, context)
servePages(app, await builtScreens(app), pageSettingsOf({ ...config, isDev: false }, sites))
process.on('message', (at: string) => {
  now = new Date(at)
  process.send?.('set')
})
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
process.send?.(await app.listen({ port: 0 }))
