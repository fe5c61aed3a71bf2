type Rubric = readonly { readonly competency: string; readonly weight: number }[]
type CompetencyAnswer = { readonly competency: string; readonly score: number }

const passMark = 6

export type Total = {
  /** From 1 to 10 with two decimals; 0 without any score. */
  readonly weightedScore: number
  readonly averageScore: number
  readonly pass: boolean
}

type Answers = {
  readonly rubric: Rubric
  readonly scores: readonly CompetencyAnswer[]
  /** Includes answers that were not assessed. */
  readonly answered: number
  readonly questions: number
}

const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Only competencies with a score are weighted, so that questions that were not assessed neither raise nor lower the result. To pass, half of the
 * questions must be answered.
 */
export function totalOf({ rubric, scores, answered, questions }: Answers): Total {
  const scored = competencyScores(rubric, scores).flatMap(({ weight, score }) => (score === null ? [] : [{ weight, score }]))
  const weight = scored.reduce((sum, row) => sum + row.weight, 0)
  const weightedScore = weight === 0 ? 0 : rounded(scored.reduce((sum, row) => sum + row.weight * row.score, 0) / weight)
  return {
    weightedScore,
    averageScore: rounded(meanOf(scores.map(({ score }) => score))),
    pass: weightedScore >= passMark && answered * 2 >= questions && questions > 0,
  }
}

type CompetencyScore = { readonly competency: string; readonly weight: number; readonly score: number | null }

/** The mean score of each competency; null if nothing was assessed. */
export function competencyScores(rubric: Rubric, scores: readonly CompetencyAnswer[]): CompetencyScore[] {
  return rubric.map(({ competency, weight }) => {
    const own = scores.filter((one) => one.competency === competency).map(({ score }) => score)
    return { competency, weight, score: own.length === 0 ? null : meanOf(own) }
  })
}
