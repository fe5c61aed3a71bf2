import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { type PersonalDataTable, type Link, nameOf, type DataSubject } from '#platform/server/personal-data.ts'

/** The personal data tables of the product (all, because one may reference another) and the person. */
export type Scope = { readonly personalData: readonly PersonalDataTable[]; readonly subject: DataSubject }

/** The rows as in the database, without excluded columns. */
export async function listRows(db: Db, scope: Scope, personalTable: PersonalDataTable): Promise<Record<string, unknown>[]> {
  const leftOut = Object.keys(personalTable.leftOut ?? {})
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(${sql.table(personalTable.table)}) - ${leftOut}::text[] as row from ${sql.table(personalTable.table)}
    where ${belongs(scope, personalTable)}`.execute(db)
  return rows.map(({ row }) => row)
}

export async function countRows(db: Db, scope: Scope, personalTable: PersonalDataTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(personalTable.table)} where ${belongs(scope, personalTable)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Erases rows from the last table to the first, because a table comes after those that it references. */
export async function eraseRows(tx: Tx, scope: Scope): Promise<void> {
  for (const personalTable of scope.personalData.toReversed()) {
    const { table, onDelete } = personalTable
    // The identifying data is in another table, so nothing changes here.
    if (onDelete !== 'erased' && Object.keys(onDelete.set).length === 0) continue
    const mine = belongs(scope, personalTable)
    const statement =
      onDelete === 'erased'
        ? sql`delete from ${sql.table(table)} where ${mine}`
        : sql`update ${sql.table(table)} set ${sql.join(assignments(onDelete.set))} where ${mine}`
    await statement.execute(tx)
  }
}

const ownId = '{id}'

/** A value may contain the row's own id, if it must be unique. */
function assignments(set: Readonly<Record<string, unknown>>): RawBuilder<unknown>[] {
  return Object.entries(set).map(([column, value]) => {
    const isOwn = typeof value === 'string' && value.includes(ownId)
    return sql`${sql.ref(column)} = ${isOwn ? sql`replace(${value}, ${ownId}, id::text)` : value}`
  })
}

function belongs(scope: Scope, { table, links }: PersonalDataTable): RawBuilder<boolean> {
  const conditions = links.flatMap((link) => conditionOf(scope, table, link) ?? [])
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function conditionOf(scope: Scope, table: string, link: Link): RawBuilder<boolean> | null {
  const { subject } = scope
  const column = sql.ref(`${table}.${link.column}`)
  if ('in' in link) return sql<boolean>`${column} in (${idsOf(scope, link.in)})`
  if ('names' in link) return sql<boolean>`${column} in (select id::text from (${idsOf(scope, link.names)}) theirs)`
  if (link.isEmailOnly && !subject.withEmailOnly) return null
  if (link.is === 'address' && subject.address === null) return null
  const isTheirs = link.is === 'id' ? sql`${column} = ${subject.id}` : sql`lower(${column}) = lower(${subject.address})`
  return sql<boolean>`(${isTheirs} and ${sql.raw(link.when ?? 'true')})`
}

function idsOf(scope: Scope, name: string): RawBuilder<unknown> {
  const personalTable = scope.personalData.find((each) => nameOf(each) === name)
  if (!personalTable) throw new TypeError(`no holding is named ${name}`)
  return sql`select id from ${sql.table(personalTable.table)} where ${belongs(scope, personalTable)}`
}
