import type { Feature } from '#platform/server/feature.ts'
import { settings } from '../contract.ts'
import { unsubscribing } from '../unsubscribe-contract.ts'
import { settingsPersonalData } from './personal-data.ts'
import { settingsRoutes } from './routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

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
