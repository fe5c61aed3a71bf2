import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { Unavailable } from '#platform/server/failures.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { openPortal } from '#tests/portal.ts'
import { freeImportTime } from './import-cv.ts'
import { openReader } from './reader.ts'

const { app, aUser, visitor, db, context } = await openPortal()
const bytes = { 'content-type': 'application/octet-stream' }
const read = (file: Uint8Array) => visitor.call('POST /api/cvs/aisacv/import', Buffer.from(file), bytes)

test('a file is read without an account as with one, and is not stored', async () => {
  const file = strToU8(JSON.stringify({ basics: { name: 'Asha Menon' }, skills: [{ name: 'SQL' }] }))
  const answer = await read(file)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual((await (await aUser()).call('POST /api/cvs/import', Buffer.from(file), bytes)).json())
  expect(answer.json()).toMatchObject({ source: 'jsonResume', cv: { personalInfo: { fullName: 'Asha Menon' }, skills: ['SQL'] } })
  for (const table of ['cvs', 'cvDrafts', 'cvVersions'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('what cannot be read is refused in a sentence, and a crowd behind one address has to wait', async () => {
  const broken = await read(strToU8('%PDF-1.7 and then nothing'))
  expect([broken.statusCode, broken.json().code]).toEqual([422, 'damaged'])
  expect((await read(new Uint8Array(5 * 1024 * 1024 + 1))).statusCode).toBe(413)
  const answers = await Promise.all(Array.from({ length: 60 }, () => read(new Uint8Array())))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422, 429]))
  expect((await read(new Uint8Array())).headers['retry-after']).toBeDefined()
})

const small = strToU8(JSON.stringify({ basics: { name: 'Asha Menon' } }))
const reader = openReader()
const from = (network: string) => reader.read(small, { network })
const send = () =>
  app.inject({
    method: 'POST',
    url: '/api/cvs/aisacv/import',
    payload: Buffer.from(small),
    headers: bytes,
    remoteAddress: '203.0.113.9',
  })

test('one file of a network waits, and its next one is refused while those of others are read', async () => {
  const outcomes = await Promise.allSettled([from('a'), from('a'), from('a'), from('a'), from('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(outcomes[2]).toMatchObject({ reason: expect.any(Unavailable) })
})

test('the time for reading files is limited per network', async () => {
  expect((await send()).statusCode).toBe(200)
  await context.rateLimits.add([countOf(freeImportTime, '203.0.113.9')], freeImportTime.max - 1)
  expect((await send()).statusCode, 'the first file has cost more than a millisecond').toBe(429)
})

test.each([
  { basics: 'x' },
  { basics: {}, work: [] },
  { work: 'x' },
  { work: {} },
  { basics: [], work: ['x'] },
  { name: 'a package', version: '1.0.0' },
])('%j is no JSON Resume, and the answer says so', async (json) => {
  const answer = await (await aUser()).call('POST /api/cvs/import', Buffer.from(JSON.stringify(json)), bytes)
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrongType'])
})
