import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { mockInterviews } from '../contract.ts'
import { deleteOldMocks } from './queries.ts'
import { mockInterviewRoutes } from './routes.ts'

export const mockInterviewsFeature: Feature = {
  name: 'mock-interviews',
  about: 'Interviews that candidates hold for practice, with scores and advice. No employer sees anything of them.',
  standsOn: ['auth', 'site', 'candidate-interviews', 'interview-preparation', 'interview-scoring', 'interviewer-kits'],
  calls: [{ contract: mockInterviews, routes: mockInterviewRoutes }],
  personalData: [
    {
      table: 'mock_interviews',
      about: 'The mock interviews that you have held.',
      links: [{ column: 'user_id', is: 'id' }],
      onDelete: 'erased',
    },
    {
      table: 'mock_answers',
      about: 'What you have answered in them, with scores and advice.',
      links: [{ column: 'mock_id', in: 'mock_interviews' }],
      onDelete: 'erased',
    },
  ],
  retention: [
    {
      name: 'mock interviews',
      days: retentionDays.interview,
      why: 'After a year it says little about a person.',
      erase: deleteOldMocks,
    },
  ],
}
