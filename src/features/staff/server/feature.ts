import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { staffAccount } from '../account-contract.ts'
import { staff } from '../contract.ts'
import { staffLog } from '../log-contract.ts'
import { staffPeople } from '../people-contract.ts'
import { staffAccountRoutes } from './account-routes.ts'
import { staffLogRoutes } from './log/log-routes.ts'
import { sealLog } from './log/seal-log.ts'
import { staffPeopleRoutes } from './people/people-routes.ts'
import { staffRoutes } from './routes.ts'
import { staffEmails } from './send-staff-emails.ts'
import { deleteExpiredStaffSessions } from './session-queries.ts'

const staffPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'admin_logs',
    about: 'What our staff has done about your account.',
    links: [{ column: 'target_id', names: 'users' }],
    leftOut: {
      admin_id: 'Which member of our staff it was.',
      hash: 'Computed from the other columns, for checking that nothing was changed.',
      details_hash: 'As the hash.',
    },
    onDelete: {
      set: {},
      stays: {
        action: 'That something was done must stay to be seen.',
        target_type: 'Says nothing about a person.',
        description: 'Always empty: it is in admin_log_details.',
      },
    },
  },
  {
    table: 'admin_log_details',
    about: 'The details of what our staff has done about your account.',
    links: [{ column: 'log_id', in: 'admin_logs' }],
    leftOut: { salt: 'A random number without a meaning.' },
    onDelete: 'erased',
  },
]

export const staffFeature: Feature = {
  name: 'staff',
  about: 'Sign-in, accounts and permissions of staff, the frame of the admin area, and its log.',
  standsOn: ['site', 'auth'],
  calls: [
    { contract: staff, routes: staffRoutes },
    { contract: staffAccount, routes: staffAccountRoutes },
    { contract: staffPeople, routes: staffPeopleRoutes },
    { contract: staffLog, routes: staffLogRoutes },
  ],
  reactions: staffEmails,
  schedule: [{ name: 'sealStaffLog', cron: '7 * * * *', run: sealLog }],
  personalData: staffPersonalData,
  notPersonalData: {
    'admin_users.email': 'Staff have accounts of their own.',
    'admin_users.daily_report_email': 'Staff have accounts of their own.',
  },
  retention: [
    {
      name: 'staff sign-ins',
      days: retentionDays.signIn,
      why: 'What has ended opens nothing.',
      erase: deleteExpiredStaffSessions,
    },
  ],
}
