import { candidateInterviewsFeature } from '#features/candidate-interviews/server/feature.ts'
import { interviewModelFeature } from '#features/interview-model/server/feature.ts'
import { interviewScoringFeature } from '#features/interview-scoring/server/feature.ts'
import { interviewSessionsFeature } from '#features/interview-sessions/server/feature.ts'
import { interviewSlotsFeature } from '#features/interview-slots/server/feature.ts'
import { interviewerKitsFeature } from '#features/interviewer-kits/server/feature.ts'
import { mockInterviewsFeature } from '#features/mock-interviews/server/feature.ts'
import type { Feature } from '#platform/server/feature.ts'

/** The features of voice interviews, real ones and mock interviews. A feature comes after those whose tables it references. */
export const interviewFeatures: readonly Feature[] = [
  interviewSlotsFeature,
  interviewerKitsFeature,
  interviewScoringFeature,
  interviewSessionsFeature,
  candidateInterviewsFeature,
  interviewModelFeature,
  mockInterviewsFeature,
]
