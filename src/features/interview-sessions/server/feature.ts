import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { interviewSessions } from '../contract.ts'
import { deleteDeadTokens } from './conduct-queries.ts'
import { emailCancelled, emailLink, emailTranscript } from './emails.ts'
import { interviewEndEmail } from './end-email.ts'
import { interviewPersonalData } from './personal-data.ts'
import { interviewSessionRoutes } from './routes.ts'
import { deleteOldSessions } from './session-queries.ts'

export const interviewSessionsFeature: Feature = {
  name: 'interview-sessions',
  about: 'AI interviews as employers schedule and read them; their transcripts, answers and scores.',
  standsOn: ['site', 'employers', 'jobs', 'applications', 'applicants', 'interviewer-kits', 'interview-scoring'],
  calls: [{ contract: interviewSessions, routes: interviewSessionRoutes }],
  reactions: [emailLink, emailCancelled, emailTranscript],
  emails: [interviewEndEmail],
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
