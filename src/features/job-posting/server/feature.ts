import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { jobPosting } from '../contract.ts'
import { askEachWeek, pauseEachDay } from './confirmations.ts'
import { postingEmails } from './emails.ts'
import { publishVerified } from './publish-waiting.ts'
import { jobPostingRoutes } from './routes.ts'

const postingPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'job_postings',
    about: 'The jobs that your company has written, drafts too.',
    links: [{ column: 'employer_id', in: 'employers' }],
    onDelete: 'erased',
  },
]

export const jobPostingFeature: Feature = {
  name: 'job-posting',
  about: 'Employers write, publish, pause, renew and close jobs; the weekly question whether a job is still open.',
  standsOn: ['site', 'employers', 'jobs', 'job-suggestions', 'applications'],
  calls: [{ contract: jobPosting, routes: jobPostingRoutes }],
  emails: postingEmails,
  reactions: [publishVerified],
  schedule: [askEachWeek, pauseEachDay],
  personalData: postingPersonalData,
}
