import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { staffAccount } from '../account-contract.ts'
import { staff } from '../contract.ts'
import { staffLog } from '../log-contract.ts'
import { staffPeople } from '../people-contract.ts'
import { staffAccountRoutes } from './account-routes.ts'
import { logPersonalData } from './log/log-personal-data.ts'
import { staffLogRoutes } from './log/log-routes.ts'
import { sealLog } from './log/seal-log.ts'
import { staffPeopleRoutes } from './people/people-routes.ts'
import { staffRoutes } from './routes.ts'
import { staffEmails } from './send-staff-emails.ts'
import { deleteExpiredStaffSessions } from './session-queries.ts'

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
  personalData: logPersonalData({ name: 'admin_logs', of: 'users', about: 'What our staff has done about your account.' }),
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
