import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { staff } from '../contract.ts'
import { staffPersonalData } from './personal-data.ts'
import { staffRoutes } from './routes.ts'
import { deleteExpiredStaffSessions } from './session-queries.ts'

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
