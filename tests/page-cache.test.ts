/** What visitors see alike is rendered once. */
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { openVisitedPages } from './support/visited-pages.ts'
import { untilWaiting } from './support/waiting-transactions.ts'

const { pool, get, requestsTo, write, jobId, startOver } = await openVisitedPages()
const page = `/jobs/${jobId}`
const rendered = (): number => requestsTo('/api/jobs/:jobId')
beforeEach(startOver)

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

test('visitors see one rendering, and each has a nonce of their own that its policy names', async () => {
  const answers = [await get(page), await get(page), await get(page)]
  const nonces = answers.map(({ body }) => /nonce="(.+?)"/.exec(body)?.[1] ?? 'none')
  expect(rendered()).toBe(1)
  expect(new Set(nonces).size).toBe(3)
  for (const [at, { headers }] of answers.entries()) expect(headers['content-security-policy']).toContain(`'nonce-${nonces[at]}'`)
  expect(new Set(answers.map(({ body }, at) => body.replace(nonces[at] ?? '', ''))).size).toBe(1)
})

test('a page brings the answers that it shares with other pages, and ends no script with them', async () => {
  await pool.query('update jobs set requirements = $1 where id = $2', [['</script><b>'], jobId])
  await write()
  const answer = (await get('/api/jobs?limit=20')).json()
  // A cookie that is not ours: the page is nobody else's, its answers are.
  for (let visit = 0; visit < 2; visit++) {
    const { body } = await get('/jobs', { cookie: 'theme=plain' })
    const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    const { queries } = JSON.parse(state).queries
    const found = queries.find(({ queryKey: [call] }: { queryKey: string[] }) => call === 'GET /api/jobs')
    expect(found.state.data.items).toEqual(answer)
  }
  expect(JSON.stringify(answer)).toContain('</script>')
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
    await untilWaiting({ pool }, 1)
    await write()
    visits.push(get(page))
  })
  await Promise.all(visits)
  expect(rendered()).toBe(2)
  await get(page)
  expect(rendered()).toBe(2)
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
