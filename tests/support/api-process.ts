/** Runs the API in a separate process, so that a test can kill it. Its argument is the configuration as JSON. It sends its address to the parent. */
import { buildServer } from '#app/server/build-server.ts'
import { createContext } from '#app/server/create-context.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { noTypesetter } from './portal-parts.ts'

const sites = { mainUrl: 'http://localhost:3000', cvUrl: 'http://cv.localhost:3000', cvHost: 'cv.localhost', supportEmail: '' }
const nothing = { typeset: noTypesetter, draw: noTypesetter, picture: noTypesetter, readPdf: noTypesetter }
const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>) // from the test
const database = openDatabase(config.databaseUrl ?? '', console.error)
const context = createContext(database, { config, sites, outbox: config.dataDir, ...nothing })
const app = await buildServer(context, { logLevel: 'silent' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)
