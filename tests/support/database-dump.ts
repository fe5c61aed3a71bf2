import type { Pool } from 'pg'
import { erasureRegistry } from '#app/server/features.ts'
import { nameOf } from '#platform/server/personal-data.ts'
import type { Rows } from '../factories/a-whole-person.ts'

const { personalData } = erasureRegistry

/** Returns every row of every table as text, the tables of the queue included. */
export async function dump(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const dumps = await Promise.all(
    tables.map(({ name }) => pool.query<{ text: string }>(`select '${name} ' || to_jsonb(t)::text as text from ${name} t`)),
  )
  return dumps.flatMap(({ rows }) => rows.map(({ text }) => text))
}

const waysIn = new Set(['users.email', 'users.password', 'sessions.sid'])

/** Writes a unique mark into every text column of a person's rows that the schema allows to change. */
export async function mark(client: Pool, rows: Rows): Promise<string[]> {
  const links = new Set(
    personalData.flatMap((personalTable) => personalTable.links.map(({ column }) => `${nameOf(personalTable)}.${column}`)),
  )
  const marked: string[] = []
  for (const [personalTable, parts] of Object.entries(rows)) {
    for (const { table, row } of parts) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_schema = 'public' and table_name = $1 and data_type in ('text', 'jsonb', 'ARRAY')`,
        [table],
      )
      for (const { name, type } of columns) {
        const place = `${personalTable}.${name}`
        if (links.has(place) || waysIn.has(place)) continue
        const text = `⟦${place}⟧`
        const value = { text, jsonb: JSON.stringify([text]), ARRAY: [text] }[type]
        const where = ['id', 'sid', 'user_id', 'wish_id', 'hash'].find((key) => row[key] !== undefined) ?? 'id'
        // A column that accepts only certain values, or references another row, contains no personal text.
        const done = await client
          .query(`update ${table} set ${name} = $1 where ${where} = $2`, [value, row[where]])
          .catch(() => null)
        if (done?.rowCount) marked.push(place)
      }
    }
  }
  return marked
}
