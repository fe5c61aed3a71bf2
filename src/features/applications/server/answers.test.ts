import { expect, test } from 'vitest'
import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { findAnswers } from './answer-queries.ts'

const portal = await openPortal()
const { db } = portal

const questions: readonly ScreeningQuestion[] = [
  { kind: 'yes_no', text: 'Are you a registered nurse?', needed: 'yes' },
  { kind: 'number', text: 'Years on a ward', least: 2, most: null },
  { kind: 'choice', text: 'Which shift?', options: ['Day', 'Night'], accepted: [] },
  { kind: 'text', text: 'Why this hospital?' },
]
const good = ['yes', '३', 'Night', 'It is near my home.']
const typed = (answers: readonly string[]) => answers.map((answer, place) => ({ question: questions[place]?.text, answer }))

async function setUp() {
  const candidate = await portal.aUser()
  await aCv(candidate)
  const { jobId } = await aJob(db, { questions: JSON.stringify(questions) })
  return {
    jobId,
    apply: (answers?: unknown) => candidate.call('POST /api/applications', { jobId, ...(answers ? { answers } : {}) }),
  }
}

test('the answers are stored with the questions as they were asked', async () => {
  const { jobId, apply } = await setUp()
  const answer = await apply(typed(good))
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  await db.updateTable('jobs').set({ questions: '[]' }).where('id', '=', jobId).execute()
  const stored = (await findAnswers(db, [id])).get(id)
  expect(stored?.map(({ answer: text }) => text)).toEqual(['yes', '3', 'Night', 'It is near my home.'])
  expect(stored?.map(({ question }) => question)).toEqual(questions)
})

test.each([
  ['none', undefined, 'answersRequired'],
  ['one missing', typed(good.slice(0, 3)), 'answersRequired'],
  ['a choice that was not offered', typed(good.with(2, 'Morning')), 'answersRequired'],
  ['words for a number', typed(good.with(1, 'many')), 'answersRequired'],
  ['answers to other questions', typed(good).map((one) => ({ ...one, question: 'Another?' })), 'answersRequired'],
  ['a No where Yes is needed', typed(good.with(0, 'no')), 'knockedOut'],
  ['too few years', typed(good.with(1, '1')), 'knockedOut'],
])('with %s nothing is sent', async (_name, answers, code) => {
  const { jobId, apply } = await setUp()
  expect((await apply(answers)).json()).toMatchObject({ code })
  expect(await db.selectFrom('applications').select('id').where('jobId', '=', jobId).execute()).toEqual([])
})

test('a job without questions needs no answers', async () => {
  const candidate = await portal.aUser()
  await aCv(candidate)
  const { jobId } = await aJob(db)
  expect((await candidate.call('POST /api/applications', { jobId })).statusCode).toBe(201)
})
