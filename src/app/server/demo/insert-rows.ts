import type { ClientBase } from 'pg'
import type { DemoWorld } from './demo-world.ts'

export function ago({ anchor }: Pick<DemoWorld, 'anchor'>, days: number): Date {
  return new Date(anchor.getTime() - days * 86_400_000)
}

export type Row = Readonly<Record<string, unknown>>

/** Inserts many rows with one statement; the keys are the columns. Existing rows are not changed. Returns the number of new rows. */
export async function insertRows(client: ClientBase, table: string, rows: readonly Row[]): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.keys(first).join(', ')
  const { rowCount } = await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
  return rowCount ?? 0
}
