import type { Feature } from '#platform/server/feature.ts'
import { collectDigest } from './on-due.ts'
import { sendDigest } from './on-gathered.ts'
import { startDigestsAtEight } from './start-daily-digest.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const digestPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'digests',
    about: 'The days on which we put together your daily email.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
]

export const digestsFeature: Feature = {
  name: 'digests',
  about: 'The daily email with everything that was not emailed before.',
  standsOn: ['auth', 'jobs', 'settings', 'wishes', 'saved-searches', 'notifications'],
  calls: [],
  reactions: [collectDigest, sendDigest],
  schedule: [startDigestsAtEight],
  personalData: digestPersonalData,
}
