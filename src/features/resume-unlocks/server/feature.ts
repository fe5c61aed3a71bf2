import { retentionDays } from '#features/site/retention-periods.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { unlocks } from '../contract.ts'
import { resumeEmails } from './emails.ts'
import { deleteOldInvitations } from './invitation-queries.ts'
import { deleteOldRequests, endRequests } from './request-queries.ts'
import { unlockRoutes } from './routes.ts'
import { listWrongBalances } from './unit-queries.ts'

const user = { column: 'user_id', is: 'id' } as const

const unlockPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'resume_requests',
    about: 'Which companies have asked for your contact details, for which job, and what you have answered.',
    links: [user],
    leftOut: { requested_by: 'Another person: the colleague of the company who asked.' },
    onDelete: 'erased',
  },
  { table: 'resume_invitations', about: 'The jobs to which companies have invited you.', links: [user], onDelete: 'erased' },
]

/** Throws if balances are wrong, so that the job fails and the operator sees it. */
export async function checkBalances({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const wrong = await listWrongBalances(db)
  if (wrong.length > 0)
    throw new Error(`the unlocks of ${wrong.length} companies do not add up: ${wrong.slice(0, 20).join(', ')}`)
}

/** At 3:00 at night in India. */
const checkBalancesNightly: CronJob = { name: 'check-resume-balances', cron: '30 21 * * *', run: checkBalances }

/** At 3:30 at night in India. */
const endRequestsNightly: CronJob = {
  name: 'end-resume-requests',
  cron: '0 22 * * *',
  run: ({ db, clock }) => endRequests(db, clock()),
}

export const resumeUnlocksFeature: Feature = {
  name: 'resume-unlocks',
  about: 'Companies ask people for their contact details and invite them to apply; the ledger of what they may unlock.',
  standsOn: ['site', 'auth', 'privacy', 'settings', 'employers', 'jobs', 'cvs', 'applications', 'resume-search'],
  calls: [{ contract: unlocks, routes: unlockRoutes }],
  emails: resumeEmails,
  schedule: [checkBalancesNightly, endRequestsNightly],
  personalData: unlockPersonalData,
  notPersonalData: {
    'resume_units.employer_id': 'What a company may unlock, and no person.',
    'resume_balances.employer_id': 'The sum of the entries of a company.',
    'resume_requests.employer_id': 'A request belongs to the person who was asked.',
    'resume_invitations.employer_id': 'An invitation belongs to the person who was invited.',
    'resume_units.request_id':
      'The ledger of a company. A deleted account takes the request with it, and the entry names nobody.',
    'resume_requests.job_id': 'A request belongs to the person who was asked.',
    'resume_requests.requested_by': 'A request belongs to the person who was asked, not to the colleague of the company.',
    'resume_invitations.job_id': 'An invitation belongs to the person who was invited.',
  },
  retention: [
    {
      name: 'requests for contact details',
      days: retentionDays.view,
      why: 'Both sides have had a year to look them up.',
      erase: deleteOldRequests,
    },
    {
      name: 'invitations to apply',
      days: retentionDays.view,
      why: 'The job is closed by then.',
      erase: deleteOldInvitations,
    },
  ],
}
