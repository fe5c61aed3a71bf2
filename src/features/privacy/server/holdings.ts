import type { Holding } from '#platform/server/holding.ts'

const user = { column: 'user_id', is: 'id' } as const

export const privacyHoldings: readonly Holding[] = [
  {
    table: 'consents',
    about: 'What you have agreed to, in which version, and when.',
    links: [user, { column: 'subject_cv_id', in: 'cvs' }],
    whenDeleted: 'erased',
  },
  {
    table: 'access_log',
    about: 'Who has looked at your CV or your contact details.',
    links: [user, { column: 'cv_id', in: 'cvs' }],
    whenDeleted: 'erased',
  },
]
