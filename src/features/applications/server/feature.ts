import type { Feature } from '#platform/server/feature.ts'
import { applications } from '../contract.ts'
import { hiring } from '../hiring-contract.ts'
import { threads } from '../thread-contract.ts'
import { tracking } from '../tracking-contract.ts'
import { applicationEmails } from './emails.ts'
import { hiringRoutes } from './hiring-routes.ts'
import { applicationRoutes } from './routes.ts'
import { remindOfSilence } from './silence-reminder.ts'
import { threadRoutes } from './thread-routes.ts'
import { trackingRoutes } from './tracking-routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const applicationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'applications',
    about: 'Your applications, each with your CV and the job as they were when you applied.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'application_status_changes',
    about: 'What has become of your applications, and when.',
    links: [{ column: 'application_id', in: 'applications' }],
    onDelete: 'erased',
  },
  {
    table: 'application_messages',
    about: 'What you and employers have written to each other about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    onDelete: 'erased',
  },
  {
    table: 'application_answers',
    about: 'What you have answered to the questions of employers.',
    links: [{ column: 'application_id', in: 'applications' }],
    leftOut: { masked_answer: 'Your answer without what a blind review hides.' },
    onDelete: 'erased',
  },
  {
    table: 'received_applications',
    about: 'What employers sort and filter your applications by.',
    links: [{ column: 'application_id', in: 'applications' }],
    leftOut: { score: 'The employer’s own judgement.' },
    onDelete: 'erased',
  },
]

export const applicationsFeature: Feature = {
  name: 'applications',
  about: 'Candidates apply, follow, withdraw; employers read, move and answer applications; messages between the two.',
  standsOn: ['site', 'privacy', 'auth', 'employers', 'jobs', 'cvs', 'settings'],
  calls: [
    { contract: applications, routes: applicationRoutes },
    { contract: tracking, routes: trackingRoutes },
    { contract: hiring, routes: hiringRoutes },
    { contract: threads, routes: threadRoutes },
  ],
  emails: applicationEmails,
  schedule: [remindOfSilence],
  personalData: applicationPersonalData,
  notPersonalData: {
    'received_applications.job_id': 'An application belongs to the candidate, not to the employer.',
    'hiring_settings.job_id': 'The job belongs to an employer.',
    'applications.job_id': 'An application belongs to the candidate, not to the employer.',
    'applications.cv_id': 'It belongs to the person who applied, whose CV it is.',
  },
}
