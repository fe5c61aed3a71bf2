import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import { moderation } from '../contract.ts'
import { deleteEndedClaims } from './claim-queries.ts'
import { moderationRoutes } from './routes.ts'

export function moderationFeature(queues: readonly ModerationQueue[]): Feature {
  return {
    name: 'moderation',
    about: 'One pattern for all queues of staff: filters, due times, claims and the overview.',
    standsOn: ['site', 'staff'],
    calls: [{ contract: moderation, routes: moderationRoutes(queues) }],
    retention: [
      {
        name: 'claims of staff',
        days: retentionDays.deadLink,
        why: 'A claim that has ended says nothing.',
        erase: deleteEndedClaims,
      },
    ],
  }
}
