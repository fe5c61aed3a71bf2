import { expect, test } from 'vitest'
import { KitContent, type OwnKit } from '../contract.ts'
import { standardKit } from './standard-kit.ts'
import { contentOf, draftOf, newQuestion, sumOf } from '../kit-draft.ts'

const kit: OwnKit = { ...standardKit(), jobId: null, updatedAt: '2026-11-23T09:00:00.000Z' }
const { id: _id, version: _version, ...content } = standardKit()

test('an unchanged draft is the kit that it was made from', () => {
  expect(KitContent.parse(contentOf(kit, draftOf(kit)))).toEqual(content)
})

test('weights are percentages, also such as 12.5; their sum has no rounding errors', () => {
  const weights = ['12.5', '37.5%', '20', '15', '15']
  expect(sumOf(weights)).toBe(100)
  expect(sumOf(['33.3', '33.3', '33.4', '0.1', '0.2'])).toBe(100.3)
  expect(sumOf(['50', ''])).toBeNull()
  expect(contentOf(kit, { ...draftOf(kit), weights }).rubric[0]?.weight).toBe(0.125)
  expect(KitContent.safeParse(contentOf(kit, { ...draftOf(kit), weights: ['50', '25', '20', '15', '15'] })).success).toBe(false)
})

test('a new question belongs to a competency, and empty follow-up questions are left out', () => {
  const draft = draftOf(kit)
  const added = {
    ...newQuestion('Teamwork', 'question-1'),
    text: 'Whom did you help last?',
    followUps: ['', 'What came of it?'] as const,
  }
  const { questions } = KitContent.parse(contentOf(kit, { ...draft, questions: [...draft.questions, added] }))
  expect(questions.at(-1)).toEqual({
    id: 'question-1',
    text: 'Whom did you help last?',
    competency: 'Teamwork',
    timeLimit: 120,
    expectsMetrics: false,
    followUps: ['What came of it?'],
  })
})
