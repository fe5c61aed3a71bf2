import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { logPersonalData } from '#features/staff/server/public.ts'
import { callbacks } from '../callback-contract.ts'
import { contact, messageSubmitted } from '../contract.ts'
import { contactModeration } from '../moderation-contract.ts'
import { messageQueue } from './moderation-queries.ts'
import { contactModerationRoutes } from './moderation-routes.ts'
import { deleteOldMessages, findMessage } from './queries.ts'
import { contactRoutes } from './routes.ts'
import { reaction } from '#platform/server/events.ts'
import { toSupport } from './emails.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const contactPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'contact_messages',
    about: 'What you have written to us from your email address.',
    links: [{ column: 'email', is: 'address' }],
    onDelete: 'erased',
  },
  ...logPersonalData({
    name: 'admin_logs_of_messages',
    of: 'contact_messages',
    about: 'What our staff has done about your messages.',
  }),
]

const mailMessage = reaction('mailMessage', messageSubmitted, async ({ db, sendEmail, sites }, { messageId }) => {
  const message = await findMessage(db, messageId)
  if (message) await sendEmail(toSupport(message, sites.supportEmail))
})

export const contactFeature: Feature = {
  name: 'contact',
  about: 'The contact form and the queue of its messages.',
  standsOn: ['site', 'staff', 'moderation'],
  calls: [
    { contract: { ...contact, ...callbacks }, routes: contactRoutes },
    { contract: contactModeration, routes: contactModerationRoutes },
  ],
  reactions: [mailMessage],
  queues: [messageQueue],
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
