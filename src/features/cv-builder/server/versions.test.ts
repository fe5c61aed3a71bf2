import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { versionsKept } from '../versions.ts'

let now = new Date('2026-11-20T04:30:00Z')
const { aUser, visitor, db } = await openPortal({ clock: () => now })

const draftUrl = (base?: string): string => `PUT /api/cvs/draft${base ? `?base=${base}` : ''}`
const versionsOf = async (user: Person) => (await user.call('GET /api/cvs/versions')).json()
const kindsOf = async (user: Person) => (await versionsOf(user)).map(({ kind }: { readonly kind: string }) => kind)

test('of two devices that start with the same CV, the second gets 409 and overwrites nothing', async () => {
  const user = await aUser()
  const { updatedAt } = await aCv(user)
  const first = await user.call(draftUrl(updatedAt), { summary: 'From the phone' })
  expect(first.statusCode).toBe(200)
  const second = await user.call(draftUrl(updatedAt), { summary: 'From the desk' })
  expect([second.statusCode, second.json()]).toEqual([
    409,
    { code: 'changedElsewhere', message: 'Your CV was changed elsewhere since you opened it.' },
  ])
  expect((await user.call('GET /api/cvs/draft')).json()).toMatchObject({ body: { summary: 'From the phone' } })
  const { id } = (await user.call('GET /api/cvs/my-cv')).json()
  const finish = await user.call(`PUT /api/cvs/${id}?base=${updatedAt}`, hindiCv)
  expect(finish.json()).toMatchObject({ code: 'changedElsewhere' })
  expect((await user.call('GET /api/cvs/my-cv')).json()).toMatchObject({ summary: englishCv.summary, updatedAt })
  const seen = await user.call(`PUT /api/cvs/${id}?base=${first.json().updatedAt}`, hindiCv)
  expect(seen.statusCode).toBe(200)
})

test('of many concurrent writes based on the same revision, one is stored', async () => {
  const user = await aUser()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => user.call(draftUrl('none'), { summary: `Device ${number}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 409)).toHaveLength(7)
  const stored = answers.find(({ statusCode }) => statusCode === 200)?.json()
  expect((await user.call('GET /api/cvs/draft')).json()).toEqual(stored)
})

test('two writes in the same millisecond have different revisions', async () => {
  const user = await aUser()
  const first = (await user.call(draftUrl('none'), { summary: 'a' })).json()
  const second = (await user.call(draftUrl(first.updatedAt), { summary: 'b' })).json()
  expect(second.updatedAt > first.updatedAt).toBe(true)
  expect((await user.call(draftUrl(first.updatedAt), { summary: 'c' })).statusCode).toBe(409)
})

test('saved texts, the last of a day, and texts overwritten unseen are stored as versions, the newest first', async () => {
  const user = await aUser()
  await aCv(user)
  const { updatedAt } = (await user.call(draftUrl(), { ...englishCv, summary: 'Evening' })).json()
  now = new Date('2026-11-21T04:30:00Z')
  await user.call(draftUrl(updatedAt), { ...englishCv, summary: 'Morning' })
  await user.call(draftUrl(), { ...englishCv, summary: 'Unseen' })
  const versions = await versionsOf(user)
  expect(versions).toMatchObject([
    { kind: 'replaced', changes: ['Summary'] },
    { kind: 'daily', changes: ['Summary'] },
    { kind: 'saved', changes: [] },
  ])
  expect((await user.call(`GET /api/cvs/versions/${versions[1].id}`)).json()).toMatchObject({ body: { summary: 'Evening' } })
})

test('the text before an import is stored as a version, once', async () => {
  const user = await aUser()
  const before = { ...englishCv, summary: 'Before the import' }
  for (const _ of ['press', 'press again']) expect((await user.call('POST /api/cvs/versions', before)).statusCode).toBe(200)
  const versions = await versionsOf(user)
  expect(versions).toMatchObject([{ kind: 'restored', changes: [] }])
  expect((await user.call(`GET /api/cvs/versions/${versions[0].id}`)).json()).toMatchObject({ body: { summary: before.summary } })
  expect((await user.call('GET /api/cvs/draft')).json()).toBeNull()
})

test('an older version becomes the draft, and restoring it can be undone', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  await user.call(`PUT /api/cvs/${id}`, hindiCv)
  const [, first] = await versionsOf(user)
  const onScreen = { ...hindiCv, summary: 'Typed and not saved' }
  const restored = await user.call(`POST /api/cvs/versions/${first.id}/restore`, onScreen)
  expect(restored.json()).toMatchObject({ body: { summary: englishCv.summary, hasNoExperience: false } })
  expect((await user.call('GET /api/cvs/draft')).json()).toEqual(restored.json())
  const [before] = await versionsOf(user)
  expect(before).toMatchObject({ kind: 'restored', changes: ['Summary'] })
  const back = await user.call(
    `POST /api/cvs/versions/${before.id}/restore?base=${restored.json().updatedAt}`,
    restored.json().body,
  )
  expect(back.json()).toMatchObject({ body: { summary: 'Typed and not saved' } })
  const stale = await user.call(`POST /api/cvs/versions/${before.id}/restore?base=${restored.json().updatedAt}`, onScreen)
  expect(stale.json()).toMatchObject({ code: 'changedElsewhere' })
})

test('the number of versions is limited, and deleting the CV deletes all of them', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  for (let number = 0; number < versionsKept + 3; number++) {
    await user.call(`PUT /api/cvs/${id}`, { ...englishCv, skills: [`Skill ${number}`] })
  }
  const versions = await versionsOf(user)
  expect(versions).toHaveLength(versionsKept)
  expect((await user.call(`GET /api/cvs/versions/${versions[0].id}`)).json()).toMatchObject({
    body: { skills: [`Skill ${versionsKept + 2}`] },
  })
  await user.call(`DELETE /api/cvs/${id}`)
  expect(await db.selectFrom('cvVersions').select('cvVersions.id').where('cvVersions.userId', '=', user.id).execute()).toEqual([])
})

test('the first CV of one device does not delete the draft of another', async () => {
  const user = await aUser()
  await user.call(draftUrl('none'), { summary: 'From the phone' })
  await aCv(user)
  expect(await kindsOf(user)).toEqual(['saved', 'replaced'])
})

test('an autosave of the same device that lacks the last words is not stored as a version beside the CV', async () => {
  const user = await aUser()
  const early = (await user.call(draftUrl('none'), { ...englishCv, summary: 'Nurse' })).json()
  const late = (await user.call(draftUrl(early.updatedAt), { ...englishCv, skills: [] })).json()
  expect((await user.call(`POST /api/cvs?base=${late.updatedAt}`, englishCv)).statusCode).toBe(201)
  expect(await kindsOf(user)).toEqual(['saved'])

  const other = await aUser()
  const seen = (await other.call(draftUrl('none'), { ...englishCv, summary: 'Nurse' })).json()
  await other.call(draftUrl(seen.updatedAt), { ...englishCv, summary: 'From the phone, later' })
  expect((await other.call(`POST /api/cvs?base=${seen.updatedAt}`, englishCv)).statusCode).toBe(201)
  expect(await kindsOf(other)).toEqual(['saved', 'replaced'])
})

test('a version of somebody else is 404', async () => {
  const [owner, other] = [await aUser(), await aUser()]
  await aCv(owner)
  const [{ id }] = await versionsOf(owner)
  expect((await other.call(`GET /api/cvs/versions/${id}`)).json()).toMatchObject({ code: 'versionNotFound' })
  expect((await other.call(`POST /api/cvs/versions/${id}/restore`, {})).statusCode).toBe(404)
  expect(await versionsOf(other)).toEqual([])
  const calls = [
    'GET /api/cvs/versions',
    `GET /api/cvs/versions/${id}`,
    'POST /api/cvs/preview',
    'GET /api/cvs/thumbnails/modern',
  ]
  for (const call of calls) expect((await visitor.call(call, call.startsWith('POST') ? {} : undefined)).statusCode).toBe(401)
})
