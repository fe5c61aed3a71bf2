import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { CannotStart } from './cannot-start.ts'
import { isLockConflict } from './db.ts'
import { readFiles, type SqlFile } from './sql-files.ts'

type MigrationRow = { readonly name: string; readonly checksum: string | null }

export type MigrationResult = {
  readonly applied: readonly string[]
  /** True if the database had no migrations before. */
  readonly isNew: boolean
  /** The newest migration that is applied now. */
  readonly last: string
}

/** Applies each pending migration in its own transaction, so that a failed one does not undo those before it. */
export async function applyMigrations(client: ClientBase, folder: string): Promise<MigrationResult> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), checksum text)',
  )
  await client.query('alter table migrations add column if not exists checksum text')
  const { rows: recorded } = await client.query<MigrationRow>('select name, checksum from migrations order by name collate "C"')
  const files = await readFiles(folder, '.sql')
  refuseDifference(files, recorded)
  await recordChecksums(client, files, recorded)
  const known = new Set(recorded.map(({ name }) => name))
  const pending = files.filter(({ name }) => !known.has(name))
  // The commits need not be flushed one by one: applying the definitions, which always follows, commits with a flush.
  await client.query('set synchronous_commit = off')
  for (const file of pending) await apply(client, file)
  await client.query('reset synchronous_commit')
  const last = pending.at(-1)?.name ?? recorded.at(-1)?.name ?? ''
  return { applied: pending.map(({ name }) => name), isNew: recorded.length === 0, last }
}

/** Applied migrations must equal the files, and no pending one may be numbered below an applied one. */
function refuseDifference(files: readonly SqlFile[], recorded: readonly MigrationRow[]): void {
  const onDisk = new Map(files.map((file) => [file.name, file]))
  // An older release may run on the database of a newer one, but no migration in between may be missing.
  const newest = files.at(-1)?.name ?? ''
  const missing = recorded.find(({ name }) => !onDisk.has(name) && name < newest)
  if (missing) {
    throw new CannotStart(
      `The migration migrations/${missing.name} was applied to this database, and the file is missing. Restore it.`,
    )
  }
  const edited = recorded.find(({ name, checksum }) => checksum !== null && (onDisk.get(name)?.hash ?? checksum) !== checksum)
  if (edited) {
    throw new CannotStart(
      `The migration migrations/${edited.name} has been edited since it was applied to this database. Restore the file as it was, and put the change into a new migration.`,
    )
  }
  refuseHole(files, recorded)
}

function refuseHole(files: readonly SqlFile[], recorded: readonly MigrationRow[]): void {
  const last = recorded.at(-1)?.name ?? ''
  const names = new Set(recorded.map(({ name }) => name))
  const below = files.find(({ name }) => name < last && !names.has(name))
  if (!below) return
  throw new CannotStart(
    `The migration migrations/${below.name} is numbered below ${last}, which this database has already. Give it a higher number.`,
  )
}

/** Databases of older releases recorded names alone. Their migrations are assumed to equal the files. */
async function recordChecksums(client: ClientBase, files: readonly SqlFile[], recorded: readonly MigrationRow[]): Promise<void> {
  const missing = new Set(recorded.filter(({ checksum }) => checksum === null).map(({ name }) => name))
  const found = files.filter(({ name }) => missing.has(name))
  if (found.length === 0) return
  await client.query(
    `update migrations set checksum = given.checksum from unnest($1::text[], $2::text[]) given (name, checksum)
     where migrations.name = given.name and migrations.checksum is null`,
    [found.map(({ name }) => name), found.map(({ hash }) => hash)],
  )
}

const lockTries = 60

/**
 * The previous release may still be serving requests. A statement that waits for the lock of a table blocks every later query of that table. So the
 * migration waits only briefly for a lock, then rolls back, lets the others through and tries again. The wait is shorter than the second after which
 * PostgreSQL resolves a deadlock, so no request is ever aborted because of a migration.
 */
async function apply(client: ClientBase, { name, text, hash }: SqlFile): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '400ms'`)
      await client.query(text)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, hash])
      await client.query('commit')
      return
    } catch (error) {
      if (!isLockConflict(error) || attempt === lockTries) throw failure(name, error)
      await client.query('rollback')
      await sleep(1_000)
    }
  }
}

function failure(name: string, cause: unknown): CannotStart {
  return new CannotStart(`The migration migrations/${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  })
}
