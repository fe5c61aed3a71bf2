import { findJob } from '#features/jobs/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { jobPosting, type PostingInFull, type PostingList, type PostingQuery, type PostingSummary } from '../contract.ts'
import { fieldsOfJob } from '../fields.ts'
import { countByState, findSummary, listSummaries } from './list-queries.ts'
import { countSlots, findCompany, findTexts, type PostingRef } from './queries.ts'

export async function listPostings(db: Db, employerId: string, query: PostingQuery, now: Date): Promise<PostingList> {
  const [postings, counts, standing] = await Promise.all([
    listSummaries(db, { employerId, now }, query),
    countByState(db, employerId),
    standingOf(db, employerId, now),
  ])
  return { postings, counts, ...standing }
}

async function standingOf(db: Db, employerId: string, now: Date): Promise<Pick<PostingList, 'company' | 'slots'>> {
  const [{ limit, ...company }, used] = await Promise.all([findCompany(db, employerId, now), countSlots(db, employerId, now)])
  return { company, slots: { used, limit } }
}

export async function readPosting(db: Db, { employerId, postingId }: PostingRef, now: Date): Promise<PostingInFull> {
  const summary = await findSummary(db, { employerId, now }, postingId)
  if (!summary) throw refuse(jobPosting['GET /api/employer/postings/:postingId'], 'notFound')
  const [texts, standing] = await Promise.all([textsOf(db, postingId), standingOf(db, employerId, now)])
  return { ...summary, ...texts, ...standing }
}

/** The draft, or the published text if there is no draft. */
async function textsOf(db: Db, postingId: string): Promise<Pick<PostingInFull, 'body' | 'replaced'>> {
  const { body, replacedBody } = await findTexts(db, postingId)
  return { body: body ?? (await publishedFields(db, postingId)), replaced: replacedBody }
}

export async function publishedFields(db: Db, postingId: string) {
  return fieldsOfJob(assertDefined(await findJob(db, postingId), 'the job of a published posting'))
}

/** The answer of all writes. */
export async function summaryOf(db: Db, { employerId, postingId }: PostingRef, now: Date): Promise<PostingSummary> {
  return assertDefined(await findSummary(db, { employerId, now }, postingId), 'the posting that was written')
}
