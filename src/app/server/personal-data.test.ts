/** Compares the declared personal data with the schema: every new table must declare which person its rows belong to. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Link, nameOf } from '#platform/server/personal-data.ts'
import { openPortal } from '#tests/portal.ts'
import { erasureRegistry, features } from './features.ts'

const { personalData } = erasureRegistry
const exceptions = Object.assign({}, ...features.map(({ notPersonalData }) => notPersonalData)) as Readonly<
  Record<string, string>
> // the declaration has this type
const { db } = await openPortal()

type Edge = { readonly from: string; readonly column: string; readonly to: string }

const { rows: edges } = await sql<Edge>`
  select source.relname as "from", att.attname as "column", target.relname as "to" from pg_constraint con
  join pg_class source on source.oid = con.conrelid
  join pg_class target on target.oid = con.confrelid
  join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace`.execute(db)

/** All foreign keys that lead to a person or a CV, over any number of tables, except over keys that are declared not to. */
function leadsToPeople(): Edge[] {
  const found = new Set<Edge>()
  const reached = new Set(['users', 'cvs'])
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const edge of edges.filter(({ to }) => reached.has(to))) {
      found.add(edge)
      if (!(`${edge.from}.${edge.column}` in exceptions)) reached.add(edge.from)
    }
  }
  return [...found]
}

const linked = new Set(personalData.flatMap(({ table, links }) => links.map(({ column }) => `${table}.${column}`)))
const isSettled = (place: string): boolean => linked.has(place) || place in exceptions

test('every foreign key that leads to a person is a link of a personal data table, or is declared not to be, with a reason', () => {
  const places = leadsToPeople().map(({ from, column }) => `${from}.${column}`)
  expect(places.length).toBeGreaterThan(25)
  expect(places.filter((place) => !isSettled(place))).toEqual([])
})

test('every column for an email address is a link, is in a personal data table, or is declared not to be', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ 'e?mail$' and data_type = 'text'`.execute(db)
  const held = new Set(personalData.map(({ table }) => table))
  expect(rows.length).toBeGreaterThan(5)
  expect(
    rows
      .map(({ table, column }) => `${table}.${column}`)
      .filter((place) => !isSettled(place) && !held.has(place.split('.')[0] ?? '')),
  ).toEqual([])
})

test('every exception names an existing column', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`.execute(db)
  const places = new Set(rows.map(({ place }) => place))
  const named = personalData.flatMap(({ table, leftOut = {}, onDelete }) =>
    [...Object.keys(leftOut), ...(onDelete === 'erased' ? [] : Object.keys({ ...onDelete.set, ...onDelete.stays }))].map(
      (column) => `${table}.${column}`,
    ),
  )
  expect([...Object.keys(exceptions), ...linked, ...named].filter((place) => !places.has(place))).toEqual([])
})

test('password and token hashes are excluded from the export', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (data_type = 'bytea' or column_name in ('password', 'sid'))`.execute(db)
  const withheld = new Set(
    personalData.flatMap(({ table, leftOut = {} }) => Object.keys(leftOut).map((column) => `${table}.${column}`)),
  )
  const exported = new Set(personalData.map(({ table }) => table))
  expect(rows.filter(({ table, column }) => exported.has(table) && !withheld.has(`${table}.${column}`))).toEqual([])
})

function targetOf(link: Link): string[] {
  if ('in' in link) return [link.in]
  return 'names' in link ? [link.names] : []
}

test('a referenced table comes before the tables that reference it, so that rows are deleted in a valid order', () => {
  const names = personalData.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  const targets = personalData.flatMap((personalTable, at) =>
    personalTable.links.flatMap(targetOf).map((target) => ({ target, at })),
  )
  expect(targets.length).toBeGreaterThan(8)
  expect(targets.filter(({ target, at }) => !names.slice(0, at).includes(target))).toEqual([])
})
