import { publish } from '#platform/server/events.ts'
import { renewal } from '#platform/server/renewal.ts'
import { wishMade } from '../contract.ts'
import { renewKeys } from './renewal-queries.ts'

/** A wish with other keys than before may have missed jobs: it is compared with those of the last weeks again, like a new one. */
export const renewWishKeys = renewal({
  name: 'renewWishKeys',
  renewBatch: async (tx, after) => {
    const { changed, next } = await renewKeys(tx, after)
    for (const wishId of changed) await publish(tx, wishMade, { wishId })
    return next
  },
})
