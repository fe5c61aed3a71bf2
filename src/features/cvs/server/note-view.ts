import { findViewer, recordView, subjectOf } from '#features/privacy/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Seen, Visit } from './whose.ts'

/** An employer or the staff who see a CV leave a trace, which its person can read. */
export async function noteView({ db, clock, guards }: Facilities, { request, reply }: Visit, { cv, by }: Seen): Promise<void> {
  const viewer = by ? null : await findViewer(guards, request, reply)
  if (!viewer) return
  await db.transaction().execute((tx) => recordView(tx, { at: subjectOf(cv), by: viewer, what: 'cv' }, clock()))
}
