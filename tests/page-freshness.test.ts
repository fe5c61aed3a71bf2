/** What is kept for visitors shows nothing of a person, and nothing that has changed. */
import { beforeEach, expect, test } from 'vitest'
import { openVisitedPages, sessionOf } from './support/visited-pages.ts'

const { app, get, requestsTo, write, rename, aUser, jobId, startOver } = await openVisitedPages()
const list = '/jobs?company=Lotus'
const page = `/jobs/${jobId}`
beforeEach(startOver)

test('two people and a visitor between them see nothing of each other', async () => {
  const people = [await aUser({ firstName: 'Thangamani' }), await aUser({ firstName: 'Vaidehi' })]
  const [first = '', second = ''] = await Promise.all(people.map(sessionOf))
  for (const cookie of [first, '', second, '', first]) {
    const { body, headers } = await get(list, cookie ? { cookie } : {})
    expect([body.includes('Thangamani'), body.includes('Vaidehi')]).toEqual([cookie === first, cookie === second])
    expect(headers['cache-control']).toBe(cookie ? 'private, no-store' : 'private, no-cache')
    expect(headers.vary).toContain('cookie')
    expect(Boolean(headers['etag'])).toBe(!cookie)
  }
})

test('a copy that is still right is confirmed with the policy it came with, and never to somebody known', async () => {
  const etag = String((await get(page)).headers['etag'])
  const again = await get(page, { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined])
  expect((await get(page, { 'if-none-match': etag, cookie: 'known=1' })).statusCode).toBe(200)
  await rename('Nurse')
  await write()
  expect((await get(page, { 'if-none-match': etag })).statusCode).toBe(200)
})

async function urgentJobs(headers: Readonly<Record<string, string>>): Promise<string> {
  return /id="urgent-jobs"[^]*?<\/section>/.exec((await get('/jobs', headers)).body)?.[0] ?? ''
}

test.each([
  ['a page', {}],
  ['an answer', { cookie: 'known=1' }],
])('%s that is kept does not outlive a change made here', async (_what, headers) => {
  expect(await urgentJobs(headers)).toContain('Welder')
  await rename('Nurse')
  await write()
  expect(await urgentJobs(headers)).toContain('Nurse')
})

test('what somebody does that shows on no page leaves the pages as they are', async () => {
  const cookie = await sessionOf(await aUser())
  await write()
  expect(await urgentJobs({})).toContain('Welder')
  await rename('Nurse')
  await app.inject({ method: 'PUT', url: `/api/saved-jobs/${jobId}`, headers: { cookie } })
  await app.inject({ method: 'POST', url: '/api/ai/chat', payload: { message: 'Welder jobs' } })
  expect(await urgentJobs({})).toContain('Welder')
})

test('the card of a job that has changed is rendered anew', async () => {
  expect((await get(list, { cookie: 'known=1' })).body).toContain('>Welder<')
  await rename('Nurse')
  expect((await get(list, { cookie: 'known=1' })).body).toContain('>Nurse<')
})

test('the account is read for each page, and that of a visitor is not asked for', async () => {
  const cookie = await sessionOf(await aUser())
  await startOver()
  for (const headers of [{ cookie }, { cookie }]) await get(list, headers)
  expect(requestsTo('/api/auth/user')).toBe(2)
  await startOver()
  await Promise.all([{ cookie: 'known=1' }, { cookie: 'known=2' }].map((headers) => get(list, headers)))
  expect([requestsTo('/api/auth/user'), requestsTo('/api/site')]).toEqual([0, 1])
})
