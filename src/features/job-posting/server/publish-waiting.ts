import { employerVerified } from '#features/employers/contract.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import { expiryOf } from '../apply-by.ts'
import { publishInto } from './publish.ts'
import { listWaiting, lockedCompany, lockPosting, type PostingRow } from './queries.ts'

/** The company is verified now: what waited for it becomes public, each job in its own transaction. Run twice, it changes nothing. */
export async function publishWaiting({ db, clock }: Pick<AppContext, 'db' | 'clock'>, employerId: string): Promise<void> {
  for (const postingId of await listWaiting(db, employerId)) {
    await db.transaction().execute(async (tx) => {
      const company = await lockedCompany(tx, employerId, clock())
      const posting = await lockPosting(tx, { employerId, postingId })
      if (posting?.state !== 'waiting' || !company.isVerified) return
      await publishInto(tx, { company, posting: withOpenDay(posting, clock()) }, clock())
    })
  }
}

export const publishVerified = reaction('publishVerified', employerVerified, (context, { employerId }) =>
  publishWaiting(context, employerId),
)

/** While it waited, the last day to apply may have passed: then it gets the usual thirty days. */
function withOpenDay(posting: PostingRow, now: Date): PostingRow {
  const applyBy = posting.body?.['applyBy']
  const isOver = typeof applyBy === 'string' && expiryOf(applyBy, now) === null
  return isOver ? { ...posting, body: { ...posting.body, applyBy: '' } } : posting
}
