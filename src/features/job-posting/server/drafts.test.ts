import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aPosting, aVerifiedCompany, postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { PostingInFull, PostingList } from '../contract.ts'

const portal = await openPortal()
const { db, visitor } = portal

const read = async ({ call }: Person, postingId: string): Promise<PostingInFull> =>
  (await call(`GET /api/employer/postings/${postingId}`)).json()

test('two windows lose nothing: the second is asked, and the text it overwrites is kept', async () => {
  const employer = await aVerifiedCompany(portal)
  const id = newId()
  const save = (query: string, title: string) => employer.call(`PUT /api/employer/postings/${id}/draft${query}`, { title })
  const { updatedAt } = (await save('?base=none', 'First')).json<{ updatedAt: string }>()
  expect((await save(`?base=${updatedAt}`, 'Of the first window')).statusCode).toBe(200)
  const second = await save(`?base=${updatedAt}`, 'Of the second window')
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'changedElsewhere'])
  expect((await save('?base=none', 'A new one')).statusCode).toBe(409)
  await save('', 'Of the second window')
  expect(await read(employer, id)).toMatchObject({
    body: { title: 'Of the second window' },
    replaced: { title: 'Of the first window' },
  })
})

test('sending the first save twice creates one draft', async () => {
  const employer = await aVerifiedCompany(portal)
  const id = newId()
  const answers = await Promise.all(
    [1, 2].map(() => employer.call(`PUT /api/employer/postings/${id}/draft?base=none`, postingFields)),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  expect((await employer.call('GET /api/employer/postings')).json<PostingList>().counts).toEqual({ draft: 1 })
})

test('only a draft that was never published can be deleted', async () => {
  const employer = await aVerifiedCompany(portal)
  const [draft, open] = [
    await aPosting(db, { employerId: employer.employerId, state: 'draft' }),
    await aPosting(db, { employerId: employer.employerId, state: 'open' }),
  ]
  expect((await employer.call(`DELETE /api/employer/postings/${open}`)).statusCode).toBe(409)
  expect((await employer.call(`DELETE /api/employer/postings/${draft}`)).statusCode).toBe(200)
  expect((await employer.call('GET /api/employer/postings')).json<PostingList>().postings.map(({ id }) => id)).toEqual([open])
})

test('changes of an open job are stored separately, and published when they are complete', async () => {
  const employer = await aVerifiedCompany(portal)
  const { postingId } = await postJob(employer)
  const { updatedAt, body } = await read(employer, postingId)
  const saved = await employer.call(`PUT /api/employer/postings/${postingId}/draft?base=${updatedAt}`, {
    ...body,
    title: 'Ward Manager',
  })
  expect(saved.statusCode).toBe(200)
  expect(await read(employer, postingId)).toMatchObject({ hasChanges: true, title: 'Ward Manager' })
  expect((await visitor.call(`GET /api/jobs/${postingId}`)).json<{ title: string }>().title).toBe('Ward Sister')
  await employer.call(`POST /api/employer/postings/${postingId}/publish`)
  expect((await visitor.call(`GET /api/jobs/${postingId}`)).json<{ title: string }>().title).toBe('Ward Manager')
  expect((await read(employer, postingId)).hasChanges).toBe(false)
})
