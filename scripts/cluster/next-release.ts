import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'

const done: string[] = []

/**
 * Migrates the database like the first process of the next release would, while the servers of this release are running. The migrations change the
 * largest tables and follow the rules for migrations.
 */
export async function migrateOnce(databaseUrl: string): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'pasand-release-'))
  const { pool, close } = openDatabase(databaseUrl, () => undefined)
  try {
    for (const folder of ['migrations', 'database']) await cp(folder, path.join(root, folder), { recursive: true })
    done.push(...migrationsOf(done.length))
    for (const [at, text] of done.entries()) await writeFile(path.join(root, `migrations/${9001 + at}-next-release.sql`), text)
    await migrate(pool, root)
  } finally {
    await close()
    await rm(root, { recursive: true, force: true })
  }
}

const migrationsOf = (at: number): string[] =>
  [
    `alter table jobs add column next_${at} text`,
    `alter table applications add column next_${at} integer not null default 0`,
    `alter table users add constraint next_${at} check (email <> '') not valid`,
    `alter table users validate constraint next_${at}`,
    `create index jobs_next_${at} on jobs (next_${at})`,
  ].map((statement) => `-- What a release adds.\n${statement};\n`)
