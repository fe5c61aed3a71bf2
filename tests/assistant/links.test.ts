/** Every link that an answer shows opens for the person who reads it: asked on the built screens. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadArticles } from '#features/articles/server/public.ts'
import { nextSteps } from '#features/assistant-answers/next-steps.ts'
import { linksIn } from '#features/assistant-tools/markdown.ts'
import { ChatAnswer } from '#features/assistant/contract.ts'
import { quickActions } from '#features/assistant/texts.ts'
import { needsSignIn, signInReply } from '#features/assistant/visitor-limits.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aJob } from '../factories/a-job.ts'
import { anApplication } from '../factories/an-application.ts'
import { openVisitedPages, sessionOf } from '../support/visited-pages.ts'

const { portal, get } = await openVisitedPages({ rateLimits: noRateLimits, config: { ...readConfig({}), rateLimit: false } })
await loadArticles(portal.db, new Date())
for (const title of ['Driver', 'Staff Nurse', 'Accountant', 'Software Developer'])
  for (const location of ['Pune, Maharashtra', 'Mumbai, Maharashtra']) await aJob(portal.db, { title, location })
const { candidate } = await anApplication(portal)

const questions = ['questions.json', 'questions-unseen.json', 'questions-typed.json', 'questions-set-aside.json'].flatMap(
  (name) =>
    Object.values(
      z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))),
    ).flat(),
)

test.each([
  ['a visitor', portal.visitor],
  ['a candidate', candidate],
])('all links in all answers open: %s', { timeout: 180_000 }, async (_who, person) => {
  const links = new Set<string>()
  for (const message of [...questions, ...quickActions.map(({ prompt }) => prompt)]) {
    const answer = await person.call('POST /api/ai/chat', { message })
    expect([answer.statusCode, message]).toEqual([200, message])
    const { content, suggestedActions } = ChatAnswer.parse(answer.json())
    for (const link of [...linksIn(content), ...suggestedActions.map((action) => action.link)]) links.add(link)
  }
  expect(links.size).toBeGreaterThan(60)
  const cookie = person === candidate ? await sessionOf(candidate) : ''
  const broken = []
  for (const link of links) {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) }
    const answer = await get(link, headers)
    // Words that are a filter, as "remote" is, lead on to the list with that filter.
    const next = String(answer.headers.location)
    const { statusCode } = next.startsWith('/jobs?') ? await get(next, headers) : answer
    if (statusCode !== 200) broken.push([link, statusCode])
  }
  expect(broken).toEqual([])
})

test('no question that a visitor is offered is refused to visitors', () => {
  const offered = Object.values(nextSteps).flatMap(({ visitor, ...own }) => Object.values(visitor ?? own).flat())
  expect(offered.length).toBeGreaterThan(40)
  expect([...offered, ...quickActions.map(({ prompt }) => prompt)].filter(needsSignIn)).toEqual([])
  expect(needsSignIn(signInReply)).toBe(true)
})
