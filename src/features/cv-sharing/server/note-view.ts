import { findViewer, recordView, subjectOf } from '#features/privacy/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { VisibleCv, Visit } from './cv-access.ts'

/** An employer or the staff who see a CV leave a trace, which its person can read. */
export async function noteView(
  { db, clock, guards }: AppContext,
  { request, reply }: Visit,
  { cv, by }: VisibleCv,
): Promise<void> {
  const viewer = by ? null : await findViewer(guards, request, reply)
  if (!viewer) return
  await db.transaction().execute((tx) => recordView(tx, { at: subjectOf(cv), by: viewer, what: 'cv' }, clock()))
}
