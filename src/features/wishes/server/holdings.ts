import type { Holding } from '#platform/server/holding.ts'

export const wishHoldings: readonly Holding[] = [
  {
    table: 'wishes',
    about: 'Where you would like to work, as what, and from when.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: 'erased',
  },
  {
    table: 'wish_matches',
    about: 'The jobs that match your wishes, and why.',
    links: [{ column: 'wish_id', in: 'wishes' }],
    whenDeleted: 'erased',
  },
]
