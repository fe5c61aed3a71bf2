import type { Holding } from '#platform/server/holding.ts'

export const companyHoldings: readonly Holding[] = [
  {
    table: 'company_ratings',
    about: 'How you have rated companies.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: { set: { user_id: null, body: null, refused_because: null }, stays: {} },
  },
]
