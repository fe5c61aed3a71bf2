import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { View } from '../contract.ts'
import { recordView } from './public.ts'
import { type CvViewEvent, listViews } from './record-view.ts'

const minuteMs = 60 * 1_000
const start = new Date('2026-11-21T06:00:00Z').getTime()
let now = new Date(start)
const portal = await openPortal({ clock: () => now, typeset: async () => new Uint8Array() })
const { db } = portal

const logOf = async ({ call }: Person, page = 1): Promise<View[]> => (await call(`GET /api/access-log?page=${page}`)).json()
const record = (look: CvViewEvent, at = now) => db.transaction().execute((tx) => recordView(tx, look, at))

async function someoneWithCv() {
  const person = await portal.aUser()
  const { id } = await aCv(person)
  const { linkId } = (await person.call(`POST /api/cvs/${id}/link`)).json<{ linkId: string }>()
  return { person, cvId: id, view: `GET /api/cvs/view/${linkId}`, download: `GET /api/cvs/download/${linkId}` }
}

test('a view of a CV by an employer or staff is recorded for its person', async () => {
  const { person, view } = await someoneWithCv()
  const employer = await portal.anEmployer({ companyName: 'Kaveri Logistics' })
  now = new Date(start)
  expect((await employer.call(view)).statusCode).toBe(200)
  now = new Date(start + minuteMs)
  const support = await portal.aStaffMember('support')
  expect((await support.call(view)).statusCode).toBe(200)
  const seen = { id: expect.any(String), what: 'cv', about: null }
  expect(await logOf(person)).toEqual([
    { ...seen, viewerKind: 'staff', companyId: null, viewerName: 'Kiran Rao', viewedAt: now.toISOString() },
    {
      ...seen,
      viewerKind: 'employer',
      companyId: employer.employerId,
      viewerName: 'Kaveri Logistics',
      viewedAt: new Date(start).toISOString(),
    },
  ])
  expect(await logOf(employer)).toEqual([])
})

test('views by the owner, other candidates and visitors are not recorded', async () => {
  const { person, view } = await someoneWithCv()
  for (const { call } of [person, await portal.aUser(), portal.visitor]) expect((await call(view)).statusCode).toBe(200)
  expect(await logOf(person)).toEqual([])
})

test('a PDF download by an employer is a view; a refused one is not', async () => {
  const { person, cvId, download } = await someoneWithCv()
  const employer = await portal.anEmployer()
  expect((await employer.call(download)).statusCode).toBe(403)
  expect(await logOf(person)).toEqual([])
  await db.updateTable('cvs').set({ downloadAllowed: true, emailVerified: true }).where('id', '=', cvId).execute()
  expect((await employer.call(download)).statusCode).toBe(200)
  expect(await logOf(person)).toHaveLength(1)
})

test('views within an hour of the last one count as one; a later one is new', async () => {
  const { person, view } = await someoneWithCv()
  const employer = await portal.anEmployer()
  for (const minutes of [0, 30, 59, 60]) {
    now = new Date(start + minutes * minuteMs)
    await employer.call(view)
  }
  expect((await logOf(person)).map(({ viewedAt }) => viewedAt)).toEqual([
    new Date(start + 60 * minuteMs).toISOString(),
    new Date(start).toISOString(),
  ])
})

test('of concurrent views one is recorded', async () => {
  const { person, view } = await someoneWithCv()
  const employer = await portal.anEmployer()
  await Promise.all([1, 2, 3, 4, 5].map(() => employer.call(view)))
  expect(await logOf(person)).toHaveLength(1)
})

test('another viewer, another person and the contact details are separate views', async () => {
  const [asha, rohit] = [await portal.aUser(), await portal.aUser()]
  const by = { kind: 'employer', id: (await portal.anEmployer()).employerId, name: 'Kaveri Logistics' } as const
  const look: CvViewEvent = { at: { userId: asha.id }, by, what: 'cv' }
  await record(look)
  await record({ ...look, what: 'contact' })
  await record({ ...look, at: { userId: rohit.id } })
  await record({ ...look, by: { ...by, id: (await portal.anEmployer()).employerId } })
  await record(look)
  expect((await logOf(asha)).map(({ what }) => what).toSorted()).toEqual(['contact', 'cv', 'cv'])
  expect(await logOf(rohit)).toHaveLength(1)
})

test('the access log stays when the CV of an account is deleted, and is deleted with an anonymous CV', async () => {
  const { person, cvId, view } = await someoneWithCv()
  await (await portal.anEmployer()).call(view)
  await person.call(`DELETE /api/cvs/${cvId}`)
  expect(await logOf(person)).toHaveLength(1)

  const free = await someoneWithCv()
  await db.updateTable('cvs').set({ userId: null }).where('id', '=', free.cvId).execute()
  await (await portal.anEmployer()).call(free.view)
  const subject = { cvId: free.cvId }
  expect(await listViews(db, subject, { limit: 20, offset: 0 })).toHaveLength(1)
  await db.deleteFrom('cvs').where('id', '=', free.cvId).execute()
  expect(await listViews(db, subject, { limit: 20, offset: 0 })).toEqual([])
})

test('a long log has twenty entries per page, the newest first', async () => {
  const person = await portal.aUser()
  const by = { kind: 'employer', id: (await portal.anEmployer()).employerId, name: 'Kaveri Logistics' } as const
  for (let hours = 0; hours < 21; hours++) {
    await record({ at: { userId: person.id }, by, what: 'cv' }, new Date(start + hours * 60 * minuteMs))
  }
  expect(await logOf(person)).toHaveLength(20)
  expect((await logOf(person, 2)).map(({ viewedAt }) => viewedAt)).toEqual([new Date(start).toISOString()])
})
