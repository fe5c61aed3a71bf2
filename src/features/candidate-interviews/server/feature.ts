import type { Feature } from '#platform/server/feature.ts'
import { candidateInterviews } from '../contract.ts'
import { interviewRights } from '../rights-contract.ts'
import { endLeft } from './end-session.ts'
import { hangUpLost } from './voice/hang-up-lost.ts'
import { candidateInterviewRoutes, interviewRightsRoutes } from './routes.ts'

export const candidateInterviewsFeature: Feature = {
  name: 'candidate-interviews',
  about:
    'AI interviews as the candidate holds them: consent, questions and answers, the end, and what may be corrected or deleted after it.',
  standsOn: ['site', 'interviewer-kits', 'interview-scoring', 'interview-sessions'],
  calls: [
    { contract: candidateInterviews, routes: candidateInterviewRoutes },
    { contract: interviewRights, routes: interviewRightsRoutes },
  ],
  schedule: [endLeft, hangUpLost],
}
