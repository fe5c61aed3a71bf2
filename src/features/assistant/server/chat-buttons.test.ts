import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'

const { db, visitor } = await openPortal({ rateLimits: noRateLimits })

test('a college student gets jobs that can be done besides studies', async () => {
  const { jobId } = await aJob(db, { title: 'Library Desk', jobType: 'part-time' })
  await aJob(db, { title: 'College Lecturer' })
  const { jobs = [], suggestedActions } = await ask(visitor, 'college student')
  expect(jobs.map(({ id }) => id)).toEqual([jobId])
  expect(suggestedActions[0]?.link).toBe('/jobs?jobType=part-time')
})

test.each([
  ['नमस्ते', ['सभी नौकरियाँ', 'करियर मार्गदर्शन']],
  ['कौन सी कंपनी जवाब देती है?', ['सभी कंपनियाँ']],
  ['namaste', ['Sabhi jobs', 'Career guidance']],
  ['hello', ['Browse jobs', 'Career guidance']],
])('the buttons are in the language of the answer: %s', async (message, buttons) => {
  const { suggestedActions } = await ask(visitor, message)
  expect(suggestedActions.map(({ text }) => text)).toEqual(buttons)
})
