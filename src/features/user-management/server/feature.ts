import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { userAccounts } from '../contract.ts'
import { employerAccounts } from '../employer-contract.ts'
import { mailSuspension } from './emails.ts'
import { employerAccountRoutes, userAccountRoutes } from './routes.ts'

const whoOfStaff = 'Which member of our staff it was.'

const suspensionData: readonly PersonalDataTable[] = [
  {
    table: 'suspensions',
    about: 'When our staff has suspended your account or your company, and why.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'employer_id', in: 'employers' },
    ],
    leftOut: { suspended_by: whoOfStaff, restored_by: whoOfStaff },
    onDelete: 'erased',
  },
]

export const userManagementFeature: Feature = {
  name: 'user-management',
  about: 'Staff look up users and companies, see their contact details for a reason, suspend and restore them.',
  standsOn: ['site', 'auth', 'privacy', 'employers', 'jobs', 'cvs', 'applications', 'staff'],
  calls: [
    { contract: userAccounts, routes: userAccountRoutes },
    { contract: employerAccounts, routes: employerAccountRoutes },
  ],
  reactions: [mailSuspension],
  personalData: suspensionData,
}
