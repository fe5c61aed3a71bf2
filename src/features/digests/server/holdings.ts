import type { Holding } from '#platform/server/holding.ts'

export const digestHoldings: readonly Holding[] = [
  {
    table: 'digests',
    about: 'The days on which your letter of the day was put together.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: 'erased',
  },
]
