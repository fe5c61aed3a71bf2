import { expect, test } from 'vitest'
import { KitContent } from '../contract.ts'
import { standardKit } from './standard-kit.ts'
import { coversAllLevels, sumsToOne } from '../weights.ts'

const { id: _id, version: _version, ...content } = standardKit()

test('the standard kit covers every level, has one or two questions per competency, and lasts twenty minutes', () => {
  expect(sumsToOne(content.rubric.map(({ weight }) => weight))).toBe(true)
  expect(content.rubric.every(({ anchors }) => coversAllLevels(anchors))).toBe(true)
  expect(content.questions).toHaveLength(8)
  const seconds = content.questions.reduce((sum, { timeLimit }) => sum + timeLimit, 0)
  expect(seconds / 60).toBeLessThan(25)
  expect(content.questions.every(({ followUps }) => followUps.length === 2)).toBe(true)
})

test.each([
  ['weights that are not 1 together', { rubric: content.rubric.map((row) => ({ ...row, weight: 0.3 })) }],
  ['a competency without a question', { questions: content.questions.filter(({ competency }) => competency !== 'Teamwork') }],
  ['a question without its competency', { questions: content.questions.map((one) => ({ ...one, competency: 'Charm' })) }],
  ['one id twice', { questions: content.questions.map((one) => ({ ...one, id: 'same' })) }],
  ['a level that is not described', { rubric: content.rubric.map((row) => ({ ...row, anchors: row.anchors.slice(1) })) }],
  ['a field that nobody knows', { secret: 'x' }],
])('a kit with %s is refused', (_what, change) => {
  expect(KitContent.safeParse(content).success).toBe(true)
  expect(KitContent.safeParse({ ...content, ...change }).success).toBe(false)
})
