import { expect, test } from 'vitest'
import { type CountedReport, insightsOf } from './insights.ts'

const report: CountedReport = {
  actualQuestions: ['Tell me about yourself'],
  assessmentCriteria: ['Communication'],
  commonMistakes: [],
  successFactors: [],
  interviewProcess: ['HR round'],
  negotiationPoints: [],
  timeframe: '1 to 2 weeks',
  salaryMin: 400_000,
  salaryMax: 800_000,
}
const reports = (count: number, over: Partial<CountedReport> = {}): CountedReport[] =>
  Array.from({ length: count }, () => ({ ...report, ...over }))
const questionsOf = (all: readonly CountedReport[]) => insightsOf(all)?.questions

test('two sources give no insight, three do', () => {
  expect(insightsOf(reports(2))).toBeNull()
  expect(insightsOf(reports(3))).toMatchObject({
    sources: 3,
    questions: [{ text: 'Tell me about yourself', share: 'most' }],
    process: [{ text: 'HR interview', share: 'most' }],
    timeframe: [{ text: '1 to 2 weeks', share: 'most' }],
    mistakes: [],
  })
})

test('a point that two of nine sources make is not shown; one that three make is', () => {
  const rare = { actualQuestions: ['Which loans go bad?'] }
  expect(questionsOf([...reports(7), ...reports(2, rare)])).toEqual([{ text: 'Tell me about yourself', share: 'most' }])
  expect(questionsOf([...reports(6), ...reports(3, rare)])).toEqual([
    { text: 'Tell me about yourself', share: 'most' },
    { text: 'Loans, credit and risk', share: 'some' },
  ])
})

test('a source counts once per point, however often it makes it', () => {
  const loud = { actualQuestions: ['What is a loan?', 'Another loan?', 'Loans again?'] }
  expect(questionsOf([...reports(2), ...reports(1, loud)])).toEqual([])
})

test('a point that is not in our list is never shown', () => {
  const unlisted = { actualQuestions: ['Zebra?'], timeframe: '17 days and a half' }
  expect(insightsOf(reports(3, unlisted))).toMatchObject({ questions: [], timeframe: [] })
})

test.each([
  [[412_345, 499_999, 655_000], 500_000],
  [[0, 0, 1_000_000_000], 0],
  [[1_234_567, 2_222_222, 9_999_999], 2_000_000],
])('the pay of %j is shown as %d', (figures, shown) => {
  const all = figures.map((salaryMin) => ({ ...report, salaryMin }))
  expect(insightsOf(all)?.pay.from).toBe(shown)
})
