import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { ifAllowed } from '#platform/server/serve.ts'
import { findCv, findCvByLink, type StoredCv } from '#features/cvs/server/public.ts'
import type { OwnLink } from '../contract.ts'
import { hasOwnerToken } from './owner-token.ts'

export type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type CvContext = Pick<AppContext, 'db' | 'clock' | 'guards'>

/** How the visitor was identified as the owner of a CV, or null. */
async function ownerBy({ guards, ...cookies }: CvContext, visit: Visit, cv: StoredCv): Promise<OwnLink['by'] | null> {
  if (cv.userId === null) return (await hasOwnerToken(cookies, visit, cv.id)) ? 'email' : null
  const user = await ifAllowed(guards.user(visit.request, visit.reply))
  return user?.id === cv.userId ? 'account' : null
}

/** A CV that this visitor may see: by its link, or as its owner by its id, which also works without a link. */
export type VisibleCv = { readonly cv: StoredCv; readonly by: OwnLink['by'] | null }

export async function findSeen(context: CvContext, visit: Visit, id: string): Promise<VisibleCv | null> {
  const linked = await findCvByLink(context.db, id)
  const cv = linked ?? (await findCv(context.db, id))
  if (!cv) return null
  const by = await ownerBy(context, visit, cv)
  return linked || by ? { cv, by } : null
}

/** Returns the CV if the visitor is its owner; otherwise throws NotFound. */
export async function findOwn(context: CvContext, visit: Visit, cvId: string): Promise<StoredCv | null> {
  const cv = await findCv(context.db, cvId)
  return cv && (await ownerBy(context, visit, cv)) ? cv : null
}

/** The body of a CV. Hidden fields are removed for everybody except the owner. */
export function bodyFor({ cv, by }: VisibleCv): StoredCv['body'] {
  if (by || !cv.hidesContact) return cv.body
  return { ...cv.body, personalInfo: { ...cv.body.personalInfo, phone: '', address: '' } }
}
