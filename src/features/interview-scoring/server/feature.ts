import type { Feature } from '#platform/server/feature.ts'

export const interviewScoringFeature: Feature = {
  name: 'interview-scoring',
  about: 'Scores answers of an interview by a transparent rubric, with quotes, and weighs them.',
  standsOn: [],
  calls: [],
}
