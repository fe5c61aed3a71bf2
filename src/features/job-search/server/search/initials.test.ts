import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'CA Articleship' })
await aJob(db, { title: 'HR Executive' })
await aJob(db, { title: 'Cabin Crew', requirements: ['C grade or A grade'] })
await aJob(db, { title: 'Site Engineer', requirements: ['B.E. Civil'] })

test.each([
  ['C.A.', ['CA Articleship']],
  ['c.a', ['CA Articleship']],
  ['h.r', ['HR Executive']],
  ['H.R. executive', ['HR Executive']],
  ['B.E.', ['Site Engineer']],
  ['b.e civil', ['Site Engineer']],
])('%s is found however it is dotted', async (q, titles) => {
  const answer = await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}`)
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(titles)
})
