/** Starts the server of the journeys. Data that every server creates at its first start is created once, and copied for the other servers. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepare } from '#app/server/prepare.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { keepAs } from './filled-data.ts'

const config = readConfig(process.env)
const dataDir = path.resolve(config.dataDir)
if (!existsSync(path.join(dataDir, 'postgres'))) {
  await fill(({ directPool }) => migrate(directPool))
  keepAs('empty', dataDir)
  await fill((database) => prepare(database, config))
  keepAs('demo', dataDir)
}
await import('#app/server/main.ts')

async function fill(work: (database: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const { url, stop } = await openEmbedded(dataDir)
  const database = openDatabase(url, (error) => console.error(error.message))
  await work(database)
  await database.close()
  await stop()
}
