import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { deleteOldTraffic } from './write-queries.ts'

export const trafficFeature: Feature = {
  name: 'traffic',
  about: 'Counts requests, visitors and the time that servers run, in memory and without cookies.',
  standsOn: ['site'],
  calls: [],
  retention: [
    {
      name: 'counts of requests',
      days: retentionDays.traffic,
      why: 'The daily report has the figures; for a month it can be made again.',
      erase: deleteOldTraffic,
    },
  ],
}
