import { blankPosting, type PostingFields } from '#features/job-posting/fields.ts'
import type { PostingState } from '#features/job-posting/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Person, TestPortal } from '../portal.ts'
import { aJob } from './a-job.ts'

/** The fields of a posting that is complete enough to be published. */
export const postingFields: PostingFields = {
  ...blankPosting,
  title: 'Ward Sister',
  description: 'You lead a ward of thirty beds in three shifts, plan the duty list and train new nurses.',
  requirements: ['GNM or BSc Nursing'],
  benefits: ['Provident fund (PF)'],
  place: 'Pune',
  payFrom: '35000',
  payTo: '45000',
}

type Setup = { readonly employerId: string; readonly state: Extract<PostingState, 'draft' | 'open'> }

/** Inserts a posting in the given state and returns its id. */
export async function aPosting(db: Db, { employerId, state }: Setup): Promise<string> {
  const id = newId()
  const now = new Date()
  const dates = { createdAt: now, updatedAt: now, stateSince: now }
  if (state === 'open') await aJob(db, { id, postedBy: employerId, title: postingFields.title })
  const text = state === 'open' ? { body: null, publishedAt: now, confirmedAt: now } : { body: JSON.stringify(postingFields) }
  await db
    .insertInto('jobPostings')
    .values({ id, employerId, state, ...dates, ...text })
    .execute()
  return id
}

/** A verified company that may have `limit` open jobs at a time. */
export async function aVerifiedCompany(portal: Pick<TestPortal, 'anEmployer' | 'db'>, limit = 1) {
  const employer = await portal.anEmployer()
  const { employerId } = employer
  await portal.db
    .updateTable('employers')
    .set({ isVerified: true, jobPostingLimit: limit })
    .where('id', '=', employerId)
    .execute()
  return employer
}

/** Publishes a posting like the form does: saves a draft, then publishes it. */
export async function postJob({ call }: Pick<Person, 'call'>, over: Partial<PostingFields> = {}, postingId = newId()) {
  await call(`PUT /api/employer/postings/${postingId}/draft?base=none`, { ...postingFields, ...over })
  return { postingId, answer: await call(`POST /api/employer/postings/${postingId}/publish`) }
}
