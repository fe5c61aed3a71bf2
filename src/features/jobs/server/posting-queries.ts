import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/db.ts'
import type { JobHold } from '../hold-texts.ts'
import type { ScreeningQuestion } from '../questions-contract.ts'
import type { JobsTable } from './tables.ts'

/** All columns of a job that come from its posting; `createdAt` stays the time of the first publication. */
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

/** Inserts new jobs in one statement, so that the search indexes them together. */
export async function insertPublishedJobs(tx: Tx, jobs: readonly PublishedJob[], now: Date): Promise<void> {
  const rows = jobs.map(({ questions, ...job }) => ({
    ...job,
    questions: JSON.stringify(questions),
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insertInto('jobs').values(rows).execute()
}

/** Closes a job, or keeps it back: it leaves every list, and its page answers 410. */
export async function deactivateJob(tx: Tx, jobId: string, now: Date, hold: JobHold | null = null): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ isActive: false, isSuspended: false, hold, updatedAt: now })
    .where('id', '=', jobId)
    .execute()
}

/** The job is open until then. */
export async function setExpiry(
  tx: Tx,
  jobId: string,
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await tx.updateTable('jobs').set({ isActive: true, hold: null, expiresAt, updatedAt: now }).where('id', '=', jobId).execute()
}

/** Removes the jobs of a suspended company from every list until it is restored. The caller has locked the company. */
export async function suspendJobsOf(tx: Tx, employerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ isActive: false, isSuspended: true, hold: null, updatedAt: now })
    .where('postedBy', '=', employerId)
    .where('isActive', '=', true)
    .execute()
}

/** Restores the jobs that would be open now; jobs that have expired meanwhile stay expired. */
export async function restoreJobsOf(tx: Tx, employerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ isActive: true, isSuspended: false, updatedAt: now })
    .where('postedBy', '=', employerId)
    .where('isSuspended', '=', true)
    .execute()
}
