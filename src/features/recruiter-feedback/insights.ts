import type { FeedbackInsights, Insight } from './contract.ts'
import { type Topic, themes } from './themes.ts'

/** The minimum number of sources for insights, and for each shown point. */
export const leastSources = 3

/** The data of a report for insights, without its sender and company. */
export type CountedReport = {
  readonly actualQuestions: readonly string[]
  readonly assessmentCriteria: readonly string[]
  readonly commonMistakes: readonly string[]
  readonly successFactors: readonly string[]
  readonly interviewProcess: readonly string[]
  readonly negotiationPoints: readonly string[]
  readonly timeframe: string
  readonly salaryMin: number
  readonly salaryMax: number
}

const textsOf: Readonly<Record<Topic, (report: CountedReport) => readonly string[]>> = {
  questions: ({ actualQuestions }) => actualQuestions,
  criteria: ({ assessmentCriteria }) => assessmentCriteria,
  mistakes: ({ commonMistakes }) => commonMistakes,
  success: ({ successFactors }) => successFactors,
  process: ({ interviewProcess }) => interviewProcess,
  timeframe: ({ timeframe }) => [timeframe],
  negotiation: ({ negotiationPoints }) => negotiationPoints,
}

/** The insights from one report of each source. Null if there are too few. */
export function insightsOf(reports: readonly CountedReport[]): FeedbackInsights | null {
  if (reports.length < leastSources) return null
  const pointsOf = (topic: Topic): Insight[] => pointsIn(topic, reports)
  return {
    sources: reports.length,
    questions: pointsOf('questions'),
    criteria: pointsOf('criteria'),
    mistakes: pointsOf('mistakes'),
    success: pointsOf('success'),
    process: pointsOf('process'),
    timeframe: pointsOf('timeframe'),
    negotiation: pointsOf('negotiation'),
    pay: {
      from: rounded(medianOf(reports.map(({ salaryMin }) => salaryMin))),
      to: rounded(medianOf(reports.map(({ salaryMax }) => salaryMax))),
    },
  }
}

/** In the order of the list: an order by frequency would reveal more than the two shares. */
function pointsIn(topic: Topic, reports: readonly CountedReport[]): Insight[] {
  return themes[topic].flatMap(({ text, pattern }) => {
    const sources = reports.filter((report) => textsOf[topic](report).some((one) => pattern.test(one))).length
    if (sources < leastSources) return []
    return [{ text, share: sources * 3 >= reports.length * 2 ? 'most' : 'some' }]
  })
}

function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

const lakh = 100_000

/** Rounded, because the median of three is the figure of one of them. */
function rounded(rupees: number): number {
  const step = rupees < 10 * lakh ? lakh : 5 * lakh
  return Math.round(rupees / step) * step
}
