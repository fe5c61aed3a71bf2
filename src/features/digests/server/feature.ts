import type { Feature } from '#platform/server/feature.ts'
import { collectDigest } from './on-due.ts'
import { sendDigest } from './on-gathered.ts'
import { digestPersonalData } from './personal-data.ts'
import { startDigestsAtEight } from './start-daily-digest.ts'

export const digestsFeature: Feature = {
  name: 'digests',
  about: 'The daily email with everything that was not emailed before.',
  standsOn: ['auth', 'jobs', 'settings', 'wishes', 'saved-searches', 'notifications'],
  calls: [],
  reactions: [collectDigest, sendDigest],
  schedule: [startDigestsAtEight],
  personalData: digestPersonalData,
}
