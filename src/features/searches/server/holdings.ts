import type { Holding } from '#platform/server/holding.ts'

export const searchHoldings: readonly Holding[] = [
  {
    table: 'saved_searches',
    about: 'The searches that you have saved.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: 'erased',
  },
  {
    table: 'search_alerts',
    about: 'The jobs that your saved searches have found, and why.',
    links: [{ column: 'search_id', in: 'saved_searches' }],
    whenDeleted: 'erased',
  },
]
