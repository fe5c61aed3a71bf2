import type { AppContext } from '#platform/server/app-context.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { take } from './change-state.ts'
import { readConfirmation } from './confirm-link.ts'
import { listConfirmable } from './confirmation-queries.ts'
import { lockedCompany, lockPosting } from './queries.ts'

export type LinkOutcome = 'confirmed' | 'ended' | 'unknown'

/**
 * Confirms jobs by the button of the page that the email links to. Pressing it again changes nothing. A job that was paused for lack of an answer is
 * opened again.
 */
export async function confirmByLink(context: Pick<AppContext, 'db' | 'clock' | 'keyFor'>, text: string): Promise<LinkOutcome> {
  const now = context.clock()
  const token = readConfirmation(context, text, dayNumber(now.toISOString()))
  if (!token) return 'unknown'
  let confirmed = 0
  const { employerId, postingId: only } = token
  for (const postingId of only === null ? await listConfirmable(context.db, employerId) : [only]) {
    confirmed += Number(await confirmOne(context, { employerId, postingId }, now))
  }
  return confirmed > 0 ? 'confirmed' : 'ended'
}

type Ref = { readonly employerId: string; readonly postingId: string }

async function confirmOne({ db }: Pick<AppContext, 'db'>, ref: Ref, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, ref.employerId, now)
    const posting = await lockPosting(tx, ref)
    const isWaiting = posting?.state === 'paused' && posting.reason === 'unconfirmed'
    if (!posting || (posting.state !== 'open' && !isWaiting)) return false
    try {
      await take(tx, { company, posting }, { action: isWaiting ? 'resume' : 'confirm' }, now)
      return true
    } catch (error) {
      // The company has reached the limit of its plan meanwhile.
      if (error instanceof Refusal) return false
      throw error
    }
  })
}
