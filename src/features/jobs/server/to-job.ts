import type { Job } from '../contract.ts'
import type { JobRow } from './queries.ts'

/** A job as the calls show it: times are text on the wire. */
export function toJob<R extends JobRow>(
  row: R,
): Omit<R, 'createdAt' | 'expiresAt'> & Pick<Job, 'createdAt'> & { expiresAt: string | null } {
  return { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt?.toISOString() ?? null }
}
