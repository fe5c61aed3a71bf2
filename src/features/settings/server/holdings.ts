import type { Holding } from '#platform/server/holding.ts'

export const settingsHoldings: readonly Holding[] = [
  {
    table: 'user_settings',
    about: 'Your notification and privacy switches. Without a row the defaults hold.',
    links: [{ column: 'user_id', is: 'id' }],
    whenDeleted: 'erased',
  },
]
