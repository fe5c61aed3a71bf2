import { employerVerified } from '#features/employers/contract.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { expiryOf } from '../apply-by.ts'
import { jobNotPublished } from '../events-contract.ts'
import { Posting } from '../posting-schema.ts'
import { nextState } from '../rules.ts'
import { publishInto } from './publish.ts'
import { listWaiting, lockedCompany, lockPosting, type PostingRef, type PostingRow, updatePosting } from './queries.ts'

type PublishContext = Pick<AppContext, 'db' | 'clock'>

/**
 * Publishes the waiting jobs of a company that has been verified. Each job has its own transaction, so that a failure does not hold up the others.
 * Running it twice changes nothing.
 */
export async function publishWaiting(context: PublishContext, employerId: string): Promise<void> {
  const failures: unknown[] = []
  for (const postingId of await listWaiting(context.db, employerId)) {
    await publishOne(context, { employerId, postingId }).catch((error: unknown) => failures.push(error))
  }
  // The queue tries again. Jobs that are public by then are skipped.
  if (failures.length > 0) throw failures[0]
}

export const publishVerified = reaction('publishVerified', employerVerified, (context, { employerId }) =>
  publishWaiting(context, employerId),
)

/** Publishes the submitted text. Later changes stay as an unpublished draft. */
async function publishOne({ db, clock }: PublishContext, ref: PostingRef): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, ref.employerId, now)
    const posting = await lockPosting(tx, ref)
    if (posting?.state !== 'waiting' || !company.isVerified) return
    const submitted = withOpenDay(posting.submittedBody ?? posting.body, now)
    if (!Posting.safeParse(submitted).success) return sendBack(tx, posting, now)
    await publishInto(tx, { company, posting: { ...posting, body: submitted } }, now)
    if (hasTypedSince(posting)) await updatePosting(tx, posting.id, { body: JSON.stringify(posting.body) })
  })
}

/** Makes a job that cannot be published a draft again, and notifies the company of the reason. */
async function sendBack(tx: Tx, posting: PostingRow, now: Date): Promise<void> {
  const state = nextState(posting.state, 'withdraw')
  if (!state) return
  const replaced = hasTypedSince(posting) ? { replacedBody: JSON.stringify(posting.submittedBody) } : {}
  await updatePosting(tx, posting.id, { ...replaced, state, reason: 'incomplete', submittedBody: null, stateSince: now })
  await publish(tx, jobNotPublished, { postingId: posting.id })
}

function hasTypedSince({ body, submittedBody }: PostingRow): boolean {
  return submittedBody !== null && JSON.stringify(body) !== JSON.stringify(submittedBody)
}

/** If the last day to apply has passed while the job waited, it gets the usual thirty days. */
function withOpenDay(body: PostingRow['body'], now: Date): PostingRow['body'] {
  const applyBy = body?.['applyBy']
  const isOver = typeof applyBy === 'string' && expiryOf(applyBy, now) === null
  return isOver ? { ...body, applyBy: '' } : body
}
