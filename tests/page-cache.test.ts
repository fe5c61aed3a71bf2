/** What visitors see alike is rendered once: the built screens on the whole portal, and its log tells what was asked for a page. */
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { pageSettingsOf } from '#app/server/page-settings.ts'
import { builtScreens } from '#app/server/screens.ts'
import { servePages } from '#platform/server/pages.ts'
import { aJob } from './a-job.ts'
import { openPortal, type Person } from './portal.ts'

const { context, db, pool, aUser } = await openPortal()
const lines: string[] = []
const app = await buildServer(context, { logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } })
servePages(app, await builtScreens(app), pageSettingsOf({ ...context.config, isDev: false }, context.sites))

const { jobId } = await aJob(db, { title: 'Welder' })
const list = '/jobs?q=Lotus'
const page = `/jobs/${jobId}`

type Headers = Readonly<Record<string, string>>
const get = (url: string, headers: Headers = {}) => app.inject({ url, headers })
const sessionOf = async ({ call }: Person): Promise<string> =>
  String((await call('GET /api/auth/user')).raw.req.headers['cookie'] ?? '')

/** How often a call was made, by its route: each rendering of a page makes its own. */
function asked(route: string): number {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['route'] === route).length
}
const rendered = (): number => asked('/api/jobs/:jobId')

const write = () =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Asha', email: 'asha@example.in', subject: 'Hello', message: 'A question about jobs.' },
  })
const rename = (title: string) => db.updateTable('jobs').set({ title }).where('id', '=', jobId).execute()

/** Nothing that reads the jobs goes on before `work` is done. */
async function whileJobsAreLocked(work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table jobs in access exclusive mode')
    await work()
  } finally {
    await client.query('commit')
    client.release()
  }
}

async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(`select 1 from pg_locks where relation = 'jobs'::regclass and not granted`)
    if (rows.length > 0) return
  }
}

beforeEach(async () => {
  await rename('Welder')
  await write()
  lines.length = 0
})

test('visitors see one rendering, and each has a nonce of their own that its policy names', async () => {
  const answers = [await get(page), await get(page), await get(page)]
  const nonces = answers.map(({ body }) => /nonce="(.+?)"/.exec(body)?.[1] ?? 'none')
  expect(rendered()).toBe(1)
  expect(new Set(nonces).size).toBe(3)
  for (const [at, { headers }] of answers.entries()) expect(headers['content-security-policy']).toContain(`'nonce-${nonces[at]}'`)
  expect(new Set(answers.map(({ body }, at) => body.replace(nonces[at] ?? '', ''))).size).toBe(1)
})

test('of many who ask at once for the same page, only the first has it rendered', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => get(page)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => /nonce="(.+?)"/.exec(body)?.[1])).size).toBe(40)
  expect(rendered()).toBe(1)
})

test('who comes after a change does not wait for a page that was begun before it, and that page is not kept', async () => {
  const visits: Promise<{ readonly body: string }>[] = []
  await whileJobsAreLocked(async () => {
    visits.push(get(page))
    await untilWaiting()
    await write()
    visits.push(get(page))
  })
  await Promise.all(visits)
  expect(rendered()).toBe(2)
  await get(page)
  expect(rendered()).toBe(2)
})

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

test.each([
  ['a page that is kept', {}],
  ['an answer that is kept', { cookie: 'known=1' }],
])('%s does not outlive a change made here; one that shows on no page changes none', async (_what, headers) => {
  const { call } = await aUser()
  const cookie = await sessionOf({ call } as Person) // only its call is used
  await write()
  await db.updateTable('jobs').set({ urgentHiring: true }).where('id', '=', jobId).execute()
  const urgent = async (): Promise<string> =>
    /id="urgent-jobs"[^]*?<\/section>/.exec((await get('/jobs', headers)).body)?.[0] ?? ''
  expect(await urgent()).toContain('Welder')
  await rename('Nurse')
  await app.inject({ method: 'PUT', url: `/api/saved-jobs/${jobId}`, headers: { cookie } })
  expect(await urgent()).toContain('Welder')
  await write()
  expect(await urgent()).toContain('Nurse')
})

test('the card of a job that has changed is rendered anew', async () => {
  expect((await get(list, { cookie: 'known=1' })).body).toContain('>Welder<')
  await rename('Nurse')
  expect((await get(list, { cookie: 'known=1' })).body).toContain('>Nurse<')
})

test('whoever is signed in is asked for at each page, and a visitor once', async () => {
  const cookie = await sessionOf(await aUser())
  lines.length = 0
  for (const headers of [{ cookie }, { cookie }]) await get(list, headers)
  expect(asked('/api/auth/user')).toBe(2)
  lines.length = 0
  for (const headers of [{ cookie: 'known=1' }, { cookie: 'known=2' }]) await get(list, headers)
  expect([asked('/api/auth/user'), asked('/api/site')]).toEqual([1, 1])
})

test('who asks for a page again gets it smaller, and the same', async () => {
  const answers = []
  for (let visit = 0; visit < 3; visit++) answers.push(await get('/jobs', { 'accept-encoding': 'br' }))
  const pages = answers.map(({ rawPayload }) =>
    brotliDecompressSync(rawPayload)
      .toString()
      .replace(/nonce="[^"]+"/, ''),
  )
  expect(new Set(pages).size).toBe(1)
  const [first = 0, second = 0] = answers.map(({ rawPayload }) => rawPayload.length)
  expect(second).toBeLessThan(first)
})

test.each([
  ['another query', page, `${page}?from=list`, {}],
  ['a page that is not there', `/jobs/${randomUUID()}`, null, {}],
  ['a very long address', `${page}?q=${'a'.repeat(300)}`, null, {}],
  ['a request that names its sender', page, null, { authorization: 'Bearer 1' }],
])('%s is rendered for itself', async (_what, url, other, headers) => {
  await get(url, headers)
  await get(other ?? url, headers)
  expect(rendered()).toBe(2)
})

test('the two sites share no page, and a screen that is not listed is not shared', async () => {
  const [main, sister] = [await get('/privacy-policy'), await get('/privacy-policy', { host: 'cv.localhost' })]
  expect(main.headers['etag']).not.toBe(sister.headers['etag'])
  expect((await get('/contact-us')).headers['etag']).toBeUndefined()
})
