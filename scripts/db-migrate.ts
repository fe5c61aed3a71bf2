/** npm run db:migrate: migrates the database of DATABASE_URL, or the embedded one if no server uses it. */
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'

try {
  await using open = new AsyncDisposableStack()
  const { databaseUrl, dataDir } = readConfig(process.env)
  const url = databaseUrl ?? open.adopt(await openEmbedded(dataDir), ({ stop }) => stop()).url
  const { pool } = open.adopt(
    openDatabase(url, (error) => console.error(error.message)),
    ({ close }) => close(),
  )
  const applied = await migrate(pool)
  console.log(applied.length > 0 ? applied.join('\n') : 'The database is up to date.')
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
