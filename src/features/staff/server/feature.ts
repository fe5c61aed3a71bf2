import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { staff } from '../contract.ts'
import { staffRoutes } from './routes.ts'
import { deleteExpiredStaffSessions } from './session-queries.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const staffPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'admin_logs',
    about: 'What our staff has done about your account.',
    links: [{ column: 'target_id', names: 'users' }],
    leftOut: { admin_id: 'Which member of our staff it was.' },
    onDelete: {
      set: { description: null, metadata: null },
      stays: { action: 'That something was done must stay to be seen.', target_type: 'Says nothing about a person.' },
    },
  },
]

export const staffFeature: Feature = {
  name: 'staff',
  about: 'Sign-in and frame of the admin area, and its log.',
  standsOn: ['site', 'auth'],
  calls: [{ contract: staff, routes: staffRoutes }],
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
