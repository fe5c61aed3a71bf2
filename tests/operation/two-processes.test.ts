/** Two server processes on one database: what is published, renamed, withdrawn or closed at one of them, the other shows within a second. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { findCompanyOf } from '#features/employers/server/public.ts'
import { markVerified } from '#features/auth/server/queries.ts'
import type { EditedArticle } from '#features/article-editor/contract.ts'
import { openDatabase } from '#platform/server/db.ts'
import { cloneDatabase } from '#tests/database.ts'
import { aPosting } from '#tests/factories/a-posting.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 60_000 })

const { url, drop } = await cloneDatabase()
const { db, close } = openDatabase(url, () => undefined)
afterAll(close)
afterAll(drop)
const administrator = { email: 'admin@pasand.example', password: 'Admin-pass-2026' }
const env = { DATABASE_URL: url, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
const homes = [await aHome(), await aHome()] as const
const first = await homes[0].start(env)
const second = await homes[1].start(env)
const servers = [first, second]

const signIn = await first.call('', 'POST /api/admin/login', administrator)
const cookie = signIn.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ')

const places = {
  blog: '/blog',
  hub: '/career-guidance',
  category: '/career-guidance/category/salary_benefits',
  rss: '/blog/feed.xml',
  json: '/blog/feed.json',
  sitemap: '/sitemap-articles.xml',
}
const everywhere = Object.keys(places)
const get = (address: string) => Promise.all(servers.map((server) => fetch(server.address + address, { redirect: 'manual' })))

/** Where either process names the text. */
async function placesWith(text: string): Promise<string[][]> {
  const found: string[][] = [[], []]
  for (const [name, address] of Object.entries(places)) {
    const answers = await Promise.all((await get(address)).map((answer) => answer.text()))
    for (const [at, body] of answers.entries()) if (body.includes(text)) found[at]?.push(name)
  }
  return found
}

const statusOf = async (address: string) => (await get(address)).map(({ status }) => status)
const countsOf = async () => {
  const answers = await get('/api/blog/category-counts')
  return Promise.all(answers.map(async (answer) => ((await answer.json()) as Record<string, number>)['salary_benefits']))
}
const aSecond = () => sleep(1_000)

test('they are two processes', () => {
  expect(first.child.pid).not.toBe(second.child.pid)
  expect(signIn.status).toBe(200)
})

test('publishing, renaming and withdrawing at one process shows at both within a second', async () => {
  const made = await first.call(cookie, 'POST /api/admin/blog', { title: 'Leave rules' })
  const { id } = (await made.json()) as { readonly id: string }
  async function publish(over: object): Promise<void> {
    const article = await first.call(cookie, `GET /api/admin/blog/${id}`)
    const { fields, revision } = (await article.json()) as EditedArticle
    const saved = await first.call(cookie, `PUT /api/admin/blog/${id}?base=${revision}`, { ...fields, ...over })
    const { revision: latest } = (await saved.json()) as { readonly revision: string }
    expect((await first.call(cookie, `POST /api/admin/blog/${id}/publish`, { revision: latest })).status).toBe(200)
    await aSecond()
  }
  // From now on both processes have stored pages.
  expect(await placesWith('/blog/leave-rules')).toEqual([[], []])
  expect(await statusOf('/blog/leave-rules')).toEqual([404, 404])
  const [before = 0] = await countsOf()

  await publish({ category: 'salary_benefits', author: 'Meera Nair', excerpt: 'In short.', content: 'Some words.' })
  expect(await placesWith('/blog/leave-rules')).toEqual([everywhere, everywhere])
  expect(await statusOf('/blog/leave-rules')).toEqual([200, 200])
  expect(await countsOf()).toEqual([before + 1, before + 1])
  expect((await placesWith(`${before + 1} articles`)).map((names) => names.includes('hub'))).toEqual([true, true])

  await publish({ slug: 'rules-of-leave' })
  expect(await placesWith('/blog/rules-of-leave')).toEqual([everywhere, everywhere])
  expect(await placesWith('/blog/leave-rules')).toEqual([[], []])
  expect(await statusOf('/blog/leave-rules')).toEqual([301, 301])

  expect((await first.call(cookie, `POST /api/admin/blog/${id}/withdraw`)).status).toBe(200)
  await aSecond()
  expect(await placesWith('rules-of-leave')).toEqual([[], []])
  expect(await statusOf('/blog/rules-of-leave')).toEqual([404, 404])
  expect(await countsOf()).toEqual([before, before])
})

test('a job that its company closes at one process is gone from the pages of both within a second', async () => {
  const owner = { email: 'meera@lotuscare.in', password: 'mangoes-in-may', firstName: 'Meera', lastName: 'Joshi' }
  const employer = { ...owner, accountType: 'employer', companyName: 'Lotus Care Hospital' }
  expect((await first.call('', 'POST /api/auth/register', employer)).status).toBe(201)
  const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow()
  await markVerified(db, userId)
  const { employerId = '' } = (await findCompanyOf(db, userId)) ?? {}
  const jobId = await aPosting(db, { employerId, state: 'open' })
  for (let views = 0; views < 2; views++) expect(await statusOf(`/jobs/${jobId}`)).toEqual([200, 200])
  const step = { action: 'close', reason: 'filled' }
  const meera = await first.signIn(owner)
  expect((await first.call(meera, `PUT /api/employer/postings/${jobId}/state`, step)).status).toBe(200)
  await aSecond()
  expect(await statusOf(`/jobs/${jobId}`)).toEqual([410, 410])
})
