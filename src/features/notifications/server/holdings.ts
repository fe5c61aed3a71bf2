import type { Holding } from '#platform/server/holding.ts'

export const notificationHoldings: readonly Holding[] = [
  {
    table: 'notifications',
    about: 'What we have told you inside the product, and what the letters of a day tell you.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: 'erased',
  },
  {
    name: 'notifications_about_you',
    table: 'notifications',
    about: 'What we have told employers about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'They are the employers’ own list.',
    whenDeleted: 'erased',
  },
]
