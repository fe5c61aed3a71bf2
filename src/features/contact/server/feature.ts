import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { contact } from '../contract.ts'
import { contactModeration } from '../moderation-contract.ts'
import { contactModerationRoutes } from './moderation-routes.ts'
import { mailMessage } from './on-message-submitted.ts'
import { contactPersonalData } from './personal-data.ts'
import { deleteOldMessages } from './queries.ts'
import { contactRoutes } from './routes.ts'

export const contactFeature: Feature = {
  name: 'contact',
  about: 'The contact form and the queue of its messages.',
  standsOn: ['site', 'staff'],
  calls: [
    { contract: contact, routes: contactRoutes },
    { contract: contactModeration, routes: contactModerationRoutes },
  ],
  reactions: [mailMessage],
  personalData: contactPersonalData,
  retention: [
    {
      name: 'contact messages',
      days: retentionDays.message,
      why: 'Questions come back; after two years they do not.',
      erase: deleteOldMessages,
    },
  ],
}
