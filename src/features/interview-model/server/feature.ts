import type { Feature } from '#platform/server/feature.ts'
import { scoreCorrected, scoreEnded } from './score-by-model.ts'

export const interviewModelFeature: Feature = {
  name: 'interview-model',
  about:
    'Scores the answers of an interview by a language model after the call, where one is configured and the candidate agrees.',
  standsOn: ['assistant-model', 'interview-scoring', 'interview-sessions'],
  calls: [],
  reactions: [scoreEnded, scoreCorrected],
}
