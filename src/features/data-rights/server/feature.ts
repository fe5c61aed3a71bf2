import { retentionDays } from '#features/site/retention-periods.ts'
import type { ErasureRegistry, Feature } from '#platform/server/feature.ts'
import { records, accountDeleted } from '../contract.ts'
import { eraseUnverified } from './erase-unverified.ts'
import { recordRoutes } from './routes.ts'
import { reaction } from '#platform/server/events.ts'
import { accountDeletedEmail } from './emails.ts'

const sendAccountDeletedEmail = reaction('sayGoodbye', accountDeleted, async ({ sendEmail, outbox, sites }, account) => {
  const email = accountDeletedEmail(account, sites.supportEmail)
  await outbox.removeMentions(account.address, email.key)
  await sendEmail(email)
})

/** The registry contains the personal data tables of all other features. */
export function dataRightsFeature(registry: ErasureRegistry): Feature {
  return {
    name: 'data-rights',
    about: 'Export of everything held on a person, deletion of an account.',
    standsOn: ['site', 'auth', 'employers', 'cvs'],
    calls: [{ contract: records, routes: recordRoutes(registry) }],
    reactions: [sendAccountDeletedEmail],
    retention: [
      {
        name: 'unverified accounts',
        days: retentionDays.unverified,
        why: 'Nobody has shown that the address is theirs, nor signed in; it may be a stranger’s.',
        erase: (db, until) => eraseUnverified(db, registry, until),
      },
    ],
  }
}
