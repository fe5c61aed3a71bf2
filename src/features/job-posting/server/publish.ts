import { logAction } from '#features/employers/server/public.ts'
import { findJob, putJob } from '#features/jobs/server/public.ts'
import { demographicsOf } from '#features/jobs/commitments.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { Refusal, refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { BadInput } from '#platform/server/failures.ts'
import { expiryOf } from '../apply-by.ts'
import { jobPosting, type PostingSummary } from '../contract.ts'
import { jobPublished } from '../events-contract.ts'
import { moneyRequestsOf } from '../money-request.ts'
import { Posting } from '../posting-schema.ts'
import { limitSentence, nextState, takesSlot } from '../rules.ts'
import { holdPosting } from './hold.ts'
import {
  countSlots,
  lockedCompany,
  lockPosting,
  type PostingCompany,
  type PostingActor,
  type PostingRow,
  updatePosting,
} from './queries.ts'
import { publishedFields, summaryOf } from './read-postings.ts'
import { isStale } from './save-draft.ts'

const call = jobPosting['POST /api/employer/postings/:postingId/publish']

type PublishInput = PostingActor & { readonly base?: string | undefined }

/**
 * Publishes the draft. Calls of different companies do not wait for each other; calls of one company do, so that each sees the jobs that the others
 * have opened.
 */
export async function publishPosting(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { base, userId, ...ref }: PublishInput,
): Promise<PostingSummary> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, ref.employerId, now)
    const posting = await lockPosting(tx, ref)
    if (!posting) throw refuse(call, 'notFound')
    if (isStale(base, posting.updatedAt)) throw refuse(call, 'changedElsewhere')
    await publishInto(tx, { company, posting }, now)
    const { title } = await summaryOf(tx, ref, now)
    await logAction(tx, { employerId: company.id, userId, action: 'published a job', about: title }, now)
  })
  return summaryOf(db, ref, now)
}

type Subject = { readonly company: PostingCompany; readonly posting: PostingRow }

/** The caller holds the locks of the company and of the posting. */
export async function publishInto(tx: Tx, { company, posting }: Subject, now: Date): Promise<void> {
  const state = nextState(posting.state, company.isVerified ? 'publish' : 'wait')
  if (!state) throw refuse(call, 'notAllowed')
  const text = await readText(tx, posting)
  const expiresAt = expiryOf(text.applyBy, now)
  if (!expiresAt) throw refuse(call, 'tooLate')
  if (!takesSlot(posting, now)) await claimSlot(tx, company, now)
  const isNew = posting.state !== state
  const since = isNew ? { state, stateSince: now, reason: null } : {}
  if (state === 'waiting') return updatePosting(tx, posting.id, { ...since, submittedBody: JSON.stringify(posting.body) })
  const before = await findJob(tx, posting.id)
  await writeJob(tx, { company, posting }, { text, isActive: state === 'open', expiresAt, now })
  const publishedAt = posting.publishedAt ?? now
  await updatePosting(tx, posting.id, {
    ...since,
    body: null,
    replacedBody: null,
    submittedBody: null,
    publishedAt,
    confirmedAt: now,
    confirmationRequestedAt: null,
  })
  if (hasNewRequest(before, text)) await holdPosting(tx, posting.id, 'text', now)
  else if (posting.state === 'waiting') await publish(tx, jobPublished, { postingId: posting.id })
}

type JobText = Parameters<typeof moneyRequestsOf>[0]

/** Whether the text asks for money in a passage that it did not have before. One that was in the job already has been released by staff. */
function hasNewRequest(before: JobText | null, text: JobText): boolean {
  const known = new Set(before ? moneyRequestsOf(before) : [])
  return moneyRequestsOf(text).some((request) => !known.has(request))
}

/** Checks the limit of the plan. The refusal says what to do. */
export async function claimSlot(tx: Tx, company: PostingCompany, now: Date): Promise<void> {
  const used = await countSlots(tx, company.id, now)
  if (used >= company.limit) throw new Refusal('limitReached', [409, limitSentence(company.limit)])
}

async function readText(db: Db, posting: PostingRow): Promise<Posting> {
  const { data, error } = Posting.safeParse(posting.body ?? (await publishedFields(db, posting.id)))
  if (error) throw new BadInput(error)
  return assertDefined(data, 'the posting')
}

type JobFields = { readonly text: Posting; readonly isActive: boolean; readonly expiresAt: Date; readonly now: Date }

async function writeJob(tx: Tx, { company, posting }: Subject, { text, isActive, expiresAt, now }: JobFields): Promise<void> {
  const { applyBy: _day, ...job } = text
  const { name, logo, id } = company
  const ofCompany = { company: name, companyLogo: logo, postedBy: id }
  await putJob(
    tx,
    { ...job, id: posting.id, ...ofCompany, demographics: demographicsOf(job.commitments), isActive, expiresAt },
    now,
  )
}
