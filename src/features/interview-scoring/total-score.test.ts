import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from './total-score.ts'

const names = ['Ownership', 'Communication', 'Teamwork', 'Learning'] as const
const rubrics = array(integer({ min: 1, max: 100 }), { minLength: names.length, maxLength: names.length }).map((parts) => {
  const sum = parts.reduce((total, part) => total + part, 0)
  return names.map((competency, at) => ({ competency, weight: (parts[at] ?? 0) / sum }))
})
const scores = array(record({ competency: constantFrom(...names), score: integer({ min: 1, max: 10 }) }), {
  maxLength: 12,
})

test('the weighted score is the weighted mean of the competencies; passing needs 6.00 and half of the questions', () => {
  assert(
    property(rubrics, scores, integer({ min: 0, max: 6 }), (rubric, given, others) => {
      const [answered, questions] = [given.length, given.length + others]
      const total = totalOf({ rubric, scores: given, answered, questions })
      let [sum, weights] = [0, 0]
      for (const { competency, weight } of rubric) {
        const own = given.filter((one) => one.competency === competency)
        if (own.length === 0) continue
        sum += weight * (own.reduce((all, one) => all + one.score, 0) / own.length)
        weights += weight
      }
      const expected = weights === 0 ? 0 : sum / weights
      expect(Math.abs(total.weightedScore - expected)).toBeLessThan(0.005_1)
      expect(total.pass).toBe(total.weightedScore >= 6 && questions > 0 && answered >= questions / 2)
      expect(total.weightedScore <= 10 && total.weightedScore >= Math.min(1, given.length)).toBe(true)
    }),
  )
})

test('equal scores give that weighted score, whatever was not assessed', () => {
  assert(
    property(rubrics, integer({ min: 1, max: 10 }), subarray([...names], { minLength: 1 }), (rubric, score, some) => {
      const given = some.map((competency) => ({ competency, score }))
      expect(totalOf({ rubric, scores: given, answered: some.length, questions: names.length }).weightedScore).toBe(score)
    }),
  )
})

test.each([
  [6, 4, true],
  [6, 3, false],
  [5, 8, false],
])('a score of %s with %s of 8 questions answered', (score, answered, pass) => {
  const rubric = [{ competency: 'Ownership', weight: 1 }]
  expect(totalOf({ rubric, scores: [{ competency: 'Ownership', score }], answered, questions: 8 }).pass).toBe(pass)
})
