import type { ClientBase } from 'pg'

type Index = { readonly name: string; readonly definition: string }

/** Drops all indexes of a table except its primary key, runs the function, and creates the same indexes again, all in the caller's transaction. */
export async function withoutIndexes<T>(
  client: ClientBase,
  table: string,
  work: () => Promise<T>,
  onStep: (step: string) => void,
): Promise<T> {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = $1 and indexname <> $1 || '_pkey'`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const result = await work()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { name, definition } of rows) {
    onStep(`Building ${name}`)
    await client.query(definition)
  }
  return result
}
