import type { Feature } from '#platform/server/feature.ts'
import { wishes, wishMade } from '../contract.ts'
import { matchEachMinute } from './match-new-jobs.ts'
import { matchWish } from './on-wish-made.ts'
import { wishRoutes } from './routes.ts'
import { publish } from '#platform/server/events.ts'
import { renewal } from '#platform/server/renewal.ts'
import { renewKeys } from './renewal-queries.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const wishPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'wishes',
    about: 'Where you would like to work, as what, and from when.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'wish_matches',
    about: 'The jobs that match your wishes, and why.',
    links: [{ column: 'wish_id', in: 'wishes' }],
    onDelete: 'erased',
  },
]

/** A wish whose keys have changed may have missed jobs, so it is compared with those of the last weeks again, like a new one. */
const renewWishKeys = renewal({
  name: 'renewWishKeys',
  renewBatch: async (tx, after) => {
    const { changed, next } = await renewKeys(tx, after)
    for (const wishId of changed) await publish(tx, wishMade, { wishId })
    return next
  },
})

export const wishesFeature: Feature = {
  name: 'wishes',
  about: 'Wishes of candidates and the jobs that match them.',
  standsOn: ['auth', 'jobs', 'job-index', 'job-search'],
  calls: [{ contract: wishes, routes: wishRoutes }],
  reactions: [matchWish, ...renewWishKeys],
  schedule: [matchEachMinute],
  personalData: wishPersonalData,
  notPersonalData: {
    'wish_matches.job_id': 'A match belongs to the person who made the wish.',
    'jobs_to_match.job_id': 'The jobs that wishes are still to be compared with: nothing but their ids.',
  },
}
