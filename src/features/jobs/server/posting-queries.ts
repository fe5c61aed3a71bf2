import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/db.ts'
import type { ScreeningQuestion } from '../questions-contract.ts'
import type { JobsTable } from './tables.ts'

/** Everything that the posting of a job decides; `createdAt` stays that of the first publication. */
export type PublishedJob = Omit<Insertable<JobsTable>, 'createdAt' | 'updatedAt' | 'questions'> & {
  readonly questions: readonly ScreeningQuestion[]
}

/** Search, alerts, wishes, feeds and sitemap follow from the row: their triggers and queries read it. */
export async function putJob(tx: Tx, { questions, ...job }: PublishedJob, now: Date): Promise<void> {
  const row = { ...job, questions: JSON.stringify(questions), updatedAt: now }
  await tx
    .insertInto('jobs')
    .values({ ...row, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** New ones, all in one statement: the search takes them up together. */
export async function insertPublishedJobs(tx: Tx, jobs: readonly PublishedJob[], now: Date): Promise<void> {
  const rows = jobs.map(({ questions, ...job }) => ({
    ...job,
    questions: JSON.stringify(questions),
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insertInto('jobs').values(rows).execute()
}

/** It is in no list any more, and its page answers 410. */
export async function deactivateJob(tx: Tx, jobId: string, now: Date): Promise<void> {
  await tx.updateTable('jobs').set({ isActive: false, isSuspended: false, updatedAt: now }).where('id', '=', jobId).execute()
}

/** Open until then. */
export async function setExpiry(
  tx: Tx,
  jobId: string,
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await tx.updateTable('jobs').set({ isActive: true, expiresAt, updatedAt: now }).where('id', '=', jobId).execute()
}

/** Out of every list, until the company is restored. The caller has locked the company. */
export async function suspendJobsOf(tx: Tx, employerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ isActive: false, isSuspended: true, updatedAt: now })
    .where('postedBy', '=', employerId)
    .where('isActive', '=', true)
    .execute()
}

/** Those that would be open now; what has expired meanwhile stays expired. */
export async function restoreJobsOf(tx: Tx, employerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ isActive: true, isSuspended: false, updatedAt: now })
    .where('postedBy', '=', employerId)
    .where('isSuspended', '=', true)
    .execute()
}
