import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { erasureRegistry } from '#app/server/features.ts'
import { nameOf } from '#platform/server/personal-data.ts'
import { aWholePerson } from '#tests/factories/a-whole-person.ts'
import { type Answer, openPortal } from '#tests/portal.ts'

const { personalData } = erasureRegistry

const pdf = new TextEncoder().encode('%PDF-1.7 of the CV')
const portal = await openPortal({ typeset: async () => pdf })

type Record_ = { readonly about: string; readonly leftOut: object; readonly rows: readonly Record<string, unknown>[] }

function opened(answer: Answer) {
  const files = unzipSync(answer.rawPayload)
  const text = strFromU8(files['records.json'] ?? new Uint8Array())
  const { records, ...head }: { records: Record<string, Record_>; notExported: object } = JSON.parse(text)
  return { files, text, records, head }
}

const byId = (a: { readonly id: unknown }, b: { readonly id: unknown }): number => (String(a.id) < String(b.id) ? -1 : 1)

test('the file has every row about the person, and no row about anybody else', async () => {
  const [mine, other] = [await portal.aUser({ firstName: 'Zubeida' }), await portal.aUser({ firstName: 'Ravi' })]
  const rows = await aWholePerson(portal.pool, { ...mine, name: 'Zubeida Q', phone: '+91 90000 00001' })
  await aWholePerson(portal.pool, { ...other, name: 'Ravi K', phone: '+91 90000 00002' })

  const answer = await mine.call('GET /api/account/records')
  expect(answer.headers['content-type']).toBe('application/zip')
  const { records, text, head } = opened(answer)

  const exported = personalData.filter(({ notExported }) => notExported === undefined).map(nameOf)
  expect(Object.keys(records)).toEqual(exported)
  expect(Object.keys(head.notExported)).toEqual(personalData.filter(({ notExported }) => notExported).map(nameOf))
  for (const name of exported) {
    const inserted = (rows[name] ?? []).map(({ row }) => row)
    expect(inserted.length, `the test has a row of ${name}`).toBeGreaterThan(0)
    const ids = (list: readonly Readonly<Record<string, unknown>>[]) => list.map(({ id }) => ({ name, id })).toSorted(byId)
    expect(ids(records[name]?.rows ?? [])).toEqual(ids(inserted))
  }
  expect(text).not.toContain(other.id)
  expect(text).not.toContain(other.email)
})

test('secrets are left out, and named with the reason', async () => {
  const person = await portal.aUser()
  const { rows } = await portal.pool.query<{ password: string }>('select password from users where id = $1', [person.id])
  const { rows: sessions } = await portal.pool.query<{ sid: string }>('select sid from sessions where user_id = $1', [person.id])
  const { text, records } = opened(await person.call('GET /api/account/records'))
  expect(text).not.toContain(rows[0]?.password)
  expect(text).not.toContain(sessions[0]?.sid)
  expect(records['users']?.leftOut).toMatchObject({ password: expect.stringContaining('hash'), resetToken: expect.any(String) })
  expect(records['sessions']?.leftOut).toHaveProperty('sid')
})

test('the CV is included as a PDF under its own name, if there is one', async () => {
  const person = await portal.aUser()
  expect(Object.keys(opened(await person.call('GET /api/account/records')).files)).toEqual(['records.json'])
  await aWholePerson(portal.pool, { ...person, name: 'Zubeida Q', phone: '+91 90000 00003' })
  const { files } = opened(await person.call('GET /api/account/records'))
  expect(files['Zubeida_Q_CV.pdf']).toEqual(pdf)
})

test('an anonymous CV is included only if the address was verified', async () => {
  const person = await portal.aUser()
  await aWholePerson(portal.pool, { ...person, name: 'Zubeida Q', phone: '+91 90000 00004' })
  await portal.pool.query('update cvs set email_verified = false where user_id is null and lower(email) = $1', [person.email])
  expect(opened(await person.call('GET /api/account/records')).records['cvs']?.rows).toHaveLength(1)
})

test('the number of exports is limited', async () => {
  const person = await portal.aUser()
  for (let time = 0; time < 10; time += 1) expect((await person.call('GET /api/account/records')).statusCode).toBe(200)
  const answer = await person.call('GET /api/account/records')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('an export that is too large is refused, and the server stays responsive', async () => {
  const person = await portal.aUser()
  await portal.pool.query(
    `insert into ai_conversations (id, user_id, messages)
     select gen_random_uuid(), $1, to_jsonb(repeat('a long talk ', 500000)) from generate_series(1, 7)`,
    [person.id],
  )
  const answer = await person.call('GET /api/account/records')
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge'])
})

test('the file name has the date in India, also after midnight there', async () => {
  const night = await openPortal({ clock: () => new Date('2026-11-20T18:45:00Z') })
  const person = await night.aUser()
  const answer = await person.call('GET /api/account/records')
  expect(answer.headers['content-disposition']).toContain('records-2026-11-21.zip')
})
