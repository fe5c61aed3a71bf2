import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { candidateInterviews } from '../candidate-contract.ts'
import { interviewSessions } from '../contract.ts'
import { interviewRights } from '../rights-contract.ts'
import { candidateInterviewRoutes, interviewRightsRoutes } from './candidate-routes.ts'
import { deleteDeadTokens } from './conduct-queries.ts'
import { emailCancelled, emailLink, emailTranscript } from './emails.ts'
import { endLeft } from './end-session.ts'
import { interviewPersonalData } from './personal-data.ts'
import { interviewSessionRoutes } from './routes.ts'
import { deleteOldSessions } from './session-queries.ts'

export const interviewSessionsFeature: Feature = {
  name: 'interview-sessions',
  about:
    'AI interviews: employers schedule and read them, candidates hold them; transcript, scores, and the rights of the candidate.',
  standsOn: ['site', 'employers', 'jobs', 'applications', 'applicants', 'interviewer-kits', 'interview-scoring'],
  calls: [
    { contract: interviewSessions, routes: interviewSessionRoutes },
    { contract: candidateInterviews, routes: candidateInterviewRoutes },
    { contract: interviewRights, routes: interviewRightsRoutes },
  ],
  reactions: [emailLink, emailCancelled, emailTranscript],
  schedule: [endLeft],
  personalData: interviewPersonalData,
  notPersonalData: { 'interview_sessions.job_id': 'A job of a company, and no person.' },
  retention: [
    {
      name: 'AI interviews',
      days: retentionDays.interview,
      why: 'An interview says little about a person after a year.',
      erase: deleteOldSessions,
    },
    { name: 'starts of AI interviews', days: retentionDays.deadLink, why: 'They start nothing.', erase: deleteDeadTokens },
  ],
}
