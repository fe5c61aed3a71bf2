/** npm run db:schema: writes docs/schema.sql from a new database. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { schemaText } from './schema-text.ts'

await using open = new AsyncDisposableStack()
const home = open.adopt(await mkdtemp(path.join(tmpdir(), 'pasand-schema-')), (folder) => rm(folder, { recursive: true }))
// As root, PostgreSQL runs under another account, which must be able to enter this folder.
await chmod(home, 0o711)
const cluster = open.adopt(await startCluster(home, { fsync: 'off' }), ({ stop }) => stop())
const { pool } = open.adopt(
  openDatabase(cluster.urlOf('postgres'), (error) => console.error(error.message)),
  ({ close }) => close(),
)
await migrate(pool)
await writeFile('docs/schema.sql', await schemaText(pool))
