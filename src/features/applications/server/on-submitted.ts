import { reaction } from '#platform/server/events.ts'
import { applicationSubmitted } from '../contract.ts'
import { toCandidate, toEmployer } from './letters.ts'
import { findSubmitted } from './mine-queries.ts'

/** Both return quietly when the account was deleted in between. Two reactions, so that one letter never waits for the other. */
export const confirmToCandidate = reaction(
  'confirmToCandidate',
  applicationSubmitted,
  async ({ db, post, sites }, { applicationId }) => {
    const submitted = await findSubmitted(db, applicationId)
    if (submitted) await post(toCandidate(submitted, sites.mainUrl))
  },
)

export const tellEmployer = reaction('tellEmployer', applicationSubmitted, async ({ db, post }, { applicationId }) => {
  const submitted = await findSubmitted(db, applicationId)
  // Taken back before the letter has left: the letter of the withdrawal says all.
  if (submitted && submitted.status !== 'withdrawn') await post(toEmployer(submitted))
})
