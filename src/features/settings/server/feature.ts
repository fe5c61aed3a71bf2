import type { Feature } from '#platform/server/feature.ts'
import { settings } from '../contract.ts'
import { unsubscribing } from '../unsubscribe-contract.ts'
import { settingsRoutes } from './routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const settingsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'user_settings',
    about: 'Your notification and privacy switches. Without a row the defaults hold.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
]

export const settingsFeature: Feature = {
  name: 'settings',
  about: 'Switches, password, account data, unsubscribing.',
  standsOn: ['privacy', 'auth'],
  calls: [
    { contract: settings, routes: settingsRoutes },
    { contract: unsubscribing, routes: unsubscribeRoutes },
  ],
  personalData: settingsPersonalData,
}
