import { readdir, readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { emptyDatabase } from '#tests/database.ts'

const { url, drop } = await emptyDatabase()
const { pool, close } = openDatabase(url, () => {})
afterAll(async () => {
  await close()
  await drop()
})

/** Calls belong to interviews, whose own rows do not matter here. */
async function addEnded(reason: string): Promise<void> {
  await pool.query(
    `set session_replication_role = replica;
     insert into interview_calls (id, session_id, provider_id, opened_at, seen_at, ended_at, end_reason)
       values ('${newId()}', '${newId()}', '${reason}', now(), now(), now(), '${reason}');
     set session_replication_role = origin`,
  )
}

const renamed = {
  closed: 'disconnected',
  costly: 'token_limit',
  left: 'hung_up',
  lost: 'heartbeat_timeout',
  over: 'interview_ended',
  replaced: 'replaced',
  silent: 'silence_timeout',
  tampered: 'tampering',
}

test('ends of calls that an earlier release has stored get their present names, and that release may go on storing its own', async () => {
  const apply = async (name: string): Promise<unknown> => pool.query(await readFile(`migrations/${name}`, 'utf8'))
  const names = (await readdir('migrations')).toSorted()
  for (const name of names.filter((each) => each < '0283')) await apply(name)
  for (const reason of Object.keys(renamed)) await addEnded(reason)
  for (const name of names.filter((each) => each >= '0283' && each < '0285')) await apply(name)
  const { rows } = await pool.query(
    'select provider_id as earlier, end_reason as present from interview_calls order by provider_id',
  )
  expect(Object.fromEntries(rows.map(({ earlier, present }) => [earlier, present]))).toEqual(renamed)
  for (const reason of Object.keys(renamed)) await addEnded(reason)
  await expect(addEnded('unheard of')).rejects.toThrow(/interview_calls_end_reason/)
})
