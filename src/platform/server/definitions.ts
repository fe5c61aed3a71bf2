import path from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { event } from '#platform/contract/event.ts'
import { CannotStart } from './cannot-start.ts'
import { publishOn } from './events.ts'
import { sqlCode } from './sql-code.ts'
import { hashOf, readFiles, type SqlFile } from './sql-files.ts'

/** Published when functions, views, triggers or names have changed: rows derived from them must be renewed. */
export const definitionsChanged = event('definitions.changed', z.object({}))

/**
 * The order matters: views need functions, and triggers need functions. Functions may refer to functions that are created later, because their bodies
 * are not checked.
 */
const kinds = ['functions', 'views', 'triggers']

type Situation = { readonly isNew: boolean; readonly lastMigration: string }

/** The key under which, besides the hashes of the files, the last migration is stored after which all files were applied. */
const tables = 'tables'

/**
 * Applies the files of `database/` that have changed, in one transaction. After a migration all are applied, because it may have dropped a view to
 * change the table under it. In a new database nothing has been derived yet, so nothing is announced.
 */
export async function applyDefinitions(
  client: ClientBase,
  root: string,
  { isNew, lastMigration }: Situation,
): Promise<readonly string[]> {
  const definitions = (await Promise.all(kinds.map((kind) => readFolder(root, kind, '.sql')))).flat()
  const names = await readFolder(root, 'names', '.json')
  const files = [...definitions, ...names]
  const known = await readKnown(client)
  const changed = files.filter(({ name, hash }) => known.get(name) !== hash)
  const haveTablesChanged = known.get(tables) !== lastMigration
  if (changed.length === 0 && known.size === files.length + 1 && !haveTablesChanged) return []
  await client.query('begin')
  await client.query('set local check_function_bodies = off')
  for (const file of haveTablesChanged ? definitions : changed.filter((each) => definitions.includes(each))) {
    await run(client, file, file.text)
  }
  // Loading the names uses functions that may have changed, so all names are loaded again.
  for (const file of names) await run(client, file, `select ${loaderOf(file)}($1::jsonb)`, [file.text])
  await record(client, [...files, { name: tables, hash: lastMigration }])
  if (changed.length > 0 && !isNew) await publishOn(client, definitionsChanged, {})
  await client.query('commit')
  return changed.map(({ name }) => `database/${name}`)
}

/** A changed comment is no reason to renew derived rows, so the hash of SQL is that of its code. */
async function readFolder(root: string, folder: string, extension: '.sql' | '.json'): Promise<SqlFile[]> {
  const files = await readFiles(path.join(root, folder), extension)
  return files.map(({ name, text, hash }) => ({
    name: `${folder}/${name}`,
    text,
    hash: extension === '.sql' ? hashOf(sqlCode(text)) : hash,
  }))
}

async function readKnown(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from database_definitions')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** The function that loads a file: `names/script-names.json` is loaded by `load_script_names`. */
function loaderOf({ name }: SqlFile): string {
  return `load_${path.basename(name, '.json').replaceAll('-', '_')}`
}

async function run(client: ClientBase, { name }: SqlFile, statement: string, values?: readonly string[]): Promise<void> {
  try {
    await (values ? client.query(statement, [...values]) : client.query(statement))
  } catch (error) {
    throw new CannotStart(`database/${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function record(client: ClientBase, files: readonly Pick<SqlFile, 'name' | 'hash'>[]): Promise<void> {
  const values = [files.map(({ name }) => name), files.map(({ hash }) => hash)]
  await client.query('delete from database_definitions where name <> all ($1::text[])', [values[0]])
  await client.query(
    `insert into database_definitions (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash, applied_at = now() where database_definitions.hash <> excluded.hash`,
    values,
  )
}
