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

const apply = async (from: string, before: string): Promise<void> => {
  for (const name of (await readdir('migrations')).toSorted()) {
    if (name >= from && name < before) await pool.query(await readFile(`migrations/${name}`, 'utf8'))
  }
}

async function storedReasons(): Promise<Record<string, string>> {
  const { rows } = await pool.query('select provider_id as earlier, end_reason as present from interview_calls')
  return Object.fromEntries(rows.map(({ earlier, present }) => [earlier, present]))
}

test('ends of calls that an earlier release has stored get their present names, and that release may go on storing its own', async () => {
  await apply('0000', '0283')
  for (const reason of Object.keys(renamed)) await addEnded(reason)
  await apply('0283', '0285')
  expect(await storedReasons()).toEqual(renamed)
  await pool.query('delete from interview_calls')
  for (const reason of Object.keys(renamed)) await addEnded(reason)
  await expect(addEnded('unheard of')).rejects.toThrow(/interview_calls_end_reason/)
})

test('the release after that renames what was stored meanwhile, and refuses the earlier names', async () => {
  await apply('0285', '0287')
  expect(await storedReasons()).toEqual(renamed)
  await expect(addEnded('left')).rejects.toThrow(/interview_calls_end_reason/)
  await addEnded('hung_up')
})
