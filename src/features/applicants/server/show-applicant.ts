import { aliasOf, isHidden, maskedIfBlind } from '#features/applications/blind-rules.ts'
import { nextStatuses, sentCv } from '#features/applications/rules.ts'
import type { Applicant } from '../contract.ts'
import type { ApplicantRow } from './list-queries.ts'

/** The applicant as the caller sees it. A viewer of the team is offered no moves. */
export function shownApplicant(row: ApplicantRow, mayWrite: boolean): Applicant {
  const { id, jobId, jobTitle, status, place, years, payWanted, noticeDays, unread, score, moveId, undoUntil } = row
  const { summary: _summary, ...cv } = sentCv(maskedIfBlind(row).cvSnapshot)
  return {
    id,
    jobId,
    jobTitle,
    status,
    cv: isHidden(row) ? { ...cv, fullName: aliasOf(id) } : cv,
    place,
    years,
    payWanted,
    noticeDays,
    unread: status === 'withdrawn' ? 0 : unread,
    score: score === null ? null : Number(score),
    appliedAt: row.appliedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    touchedAt: row.touchedAt.toISOString(),
    isHidden: isHidden(row),
    isSuspended: row.suspendedAt instanceof Date,
    next: mayWrite ? [...nextStatuses(status, 'employer')] : [],
    undo: moveId !== null && undoUntil !== null ? { moveId, until: undoUntil.toISOString() } : null,
  }
}
