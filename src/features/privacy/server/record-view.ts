import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx, Db } from '#platform/server/db.ts'
import { type Guards, ifAllowed } from '#platform/server/serve.ts'
import type { View } from '../contract.ts'
import { hasViewSince, insertView, insertViews, lockView, listViewsOf, type Portion } from './access-queries.ts'

/** The owner of data: a person with an account, or an anonymous CV. */
export type SubjectId = { readonly userId: string } | { readonly cvId: string }

/** Entries about a CV belong to its account, if it has one, so that they stay when the CV is deleted. */
export function subjectOf(cv: { readonly id: string; readonly userId: string | null }): SubjectId {
  return cv.userId === null ? { cvId: cv.id } : { userId: cv.userId }
}

export async function listViews(db: Db, subject: SubjectId, portion: Portion): Promise<View[]> {
  const rows = await listViewsOf(db, subject, portion)
  return rows.map(({ viewerId, ...row }) => ({
    ...row,
    companyId: row.viewerKind === 'employer' ? viewerId : null,
    viewedAt: row.viewedAt.toISOString(),
  }))
}

/** Views within this time count as one, for example when somebody goes back and forth or reloads a page. */
const onceMs = 60 * 60 * 1_000

/** For an employer, `id` is the company's, so that two people of one company are one viewer. */
export type Viewer = { readonly kind: View['viewerKind']; readonly id: string; readonly name: string }

export type CvViewEvent = {
  readonly at: SubjectId
  readonly by: Viewer
  readonly what: View['what']
  readonly about?: string | null
}

/** Must be called by everything that shows a CV or contact details to an employer or to staff. */
export async function recordView(tx: Tx, { at, by, what, about = null }: CvViewEvent, now: Date): Promise<void> {
  const row = {
    userId: 'userId' in at ? at.userId : null,
    cvId: 'cvId' in at ? at.cvId : null,
    viewerKind: by.kind,
    viewerId: by.id,
    viewerName: by.name,
    what,
    about,
    viewedAt: now,
  }
  await lockView(tx, ['view', row.userId ?? row.cvId, by.kind, by.id, what].join(' '))
  if (!(await hasViewSince(tx, row, new Date(now.getTime() - onceMs)))) await insertView(tx, row)
}

type Views = { readonly userIds: readonly string[]; readonly by: Viewer; readonly what: View['what'] }

/** Like `recordView`, for many people at once. */
export async function recordViews(tx: Tx, { userIds, by, what }: Views, now: Date): Promise<void> {
  if (userIds.length === 0) return
  const view = { viewerKind: by.kind, viewerId: by.id, viewerName: by.name, what, about: null, viewedAt: now }
  await insertViews(tx, { userIds, view, since: new Date(now.getTime() - onceMs) })
}

/**
 * For calls that answer everyone: returns the employer or member of staff who makes the call, or null for anyone else, whose views are not recorded.
 */
export async function findViewer(guards: Guards, request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
  const employer = await ifAllowed(guards.employer(request, reply))
  if (employer) return { kind: 'employer', id: employer.employerId, name: employer.name }
  const staff = await ifAllowed(guards.staff(request, reply))
  return staff && { kind: 'staff', id: staff.id, name: staff.name }
}
