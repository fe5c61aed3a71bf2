import { expect, test } from 'vitest'
import { z } from 'zod'
import { erasureRegistry } from '#app/server/features.ts'
import { event } from '#platform/contract/event.ts'
import { publish } from '#platform/server/events.ts'
import { nameOf } from '#platform/server/personal-data.ts'
import { aWholePerson } from '#tests/factories/a-whole-person.ts'
import { dump, mark } from '#tests/support/database-dump.ts'
import { openPortal, testPassword } from '#tests/portal.ts'

const { personalData } = erasureRegistry

const portal = await openPortal()
const { pool } = portal
const emailToSend = event('test.letter-to-send', z.object({ to: z.string() }))
const everything = { password: testPassword, alsoOtherCvs: true }

const count = (rows: readonly string[], word: string): number => rows.filter((row) => row.includes(word)).length

test('no table contains the name, address or number of the person', async () => {
  const person = await portal.aUser({ firstName: 'Zubeida', lastName: 'Qurratulain' })
  const phone = '+91 98989 89898'
  await aWholePerson(pool, { ...person, name: 'Zubeida Qurratulain', phone })
  await portal.db.transaction().execute((tx) => publish(tx, emailToSend, { to: person.email.toUpperCase() }))
  await pool.query(`select graphile_worker.add_job('failed', '{}', run_at => now() + interval '1 hour')`)
  await pool.query(`update graphile_worker._private_jobs set last_error = '550 ' || $1 where payload::text = '{}'`, [
    person.email,
  ])
  const words = ['Qurratulain', 'Zubeida', person.email, person.email.toUpperCase(), phone]
  const before = await dump(pool)
  for (const word of words) expect(count(before, word)).toBeGreaterThan(0)

  expect((await person.call('POST /api/account/delete', everything)).json()).toEqual({
    message: 'Your account has been deleted.',
  })
  await portal.settle()
  const after = await dump(pool)
  for (const word of words) expect(after.filter((row) => row.includes(word))).toEqual([])
})

test('of all texts in the person’s rows only the declared ones stay', async () => {
  const person = await portal.aUser()
  const rows = await aWholePerson(pool, { ...person, name: 'Zubeida Q', phone: '+91 98989 00000' })
  const marked = await mark(pool, rows)
  expect(marked.length).toBeGreaterThan(60)
  expect((await person.call('POST /api/account/delete', everything)).statusCode).toBe(200)
  await portal.settle()
  const stays = personalData.flatMap((personalTable) =>
    personalTable.onDelete === 'erased'
      ? []
      : Object.keys(personalTable.onDelete.stays).map((column) => `${nameOf(personalTable)}.${column}`),
  )
  const left = (await dump(pool)).flatMap((row) => [...row.matchAll(/⟦([\w.]+)⟧/g)].map(([, place = '']) => place))
  expect([...new Set(left)].filter((place) => !stays.includes(place))).toEqual([])
})

test('no table contains the id of the account, not even rate limits and keys of emails', async () => {
  const person = await portal.aUser()
  await pool.query('update users set email_verified = false where id = $1', [person.id])
  await portal.settle()
  await pool.query('update users set email_verified = true where id = $1', [person.id])
  await person.call('POST /api/wishes', { role: 'Nurse', company: 'Lotus Care', location: 'Pune', availabilityDays: 30 })
  await person.call('GET /api/account/records')
  expect(count(await dump(pool), person.id)).toBeGreaterThan(0)
  expect((await person.call('POST /api/account/delete', everything)).statusCode).toBe(200)
  await portal.settle()
  expect((await dump(pool)).filter((row) => row.includes(person.id))).toEqual([])
})
