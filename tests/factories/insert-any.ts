import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export type Row = Readonly<Record<string, unknown>>

type Column = { readonly name: string; readonly type: string }

/** Inserts a row with the given values and valid values for all other required columns. */
export async function insertAny(pool: Pool, table: string, given: Row): Promise<Row> {
  const { rows: demanded } = await pool.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  )
  const row: Row = { ...Object.fromEntries(demanded.map(({ name, type }) => [name, anything(type)])), ...given }
  const names = Object.keys(row)
  const { rows } = await pool.query<Row>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
    Object.values(row),
  )
  return rows[0] ?? row
}

function anything(type: string): unknown {
  const values: Readonly<Record<string, unknown>> = {
    uuid: randomUUID(),
    jsonb: '{}',
    ARRAY: [],
    'timestamp with time zone': '2026-11-21T06:00:00Z',
  }
  if (type in values) return values[type]
  return type === 'text' ? randomUUID() : 1
}
