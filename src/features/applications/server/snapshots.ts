import { JobSnapshot } from '../contract.ts'

/** Keeps the words and the pay of a job, and leaves out what has no meaning for one application. */
export function jobAsSeen(job: JobSnapshot): JobSnapshot {
  return JobSnapshot.parse(job)
}
