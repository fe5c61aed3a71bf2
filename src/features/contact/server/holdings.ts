import type { Holding } from '#platform/server/holding.ts'

export const contactHoldings: readonly Holding[] = [
  {
    table: 'contact_messages',
    about: 'What you have written to us from your e-mail address.',
    links: [{ column: 'email', is: 'address' }],
    whenDeleted: 'erased',
  },
]
