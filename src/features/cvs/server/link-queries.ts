import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'

/** `linkId` is null while only the owner may see the CV. */
export type CvLink = { readonly linkId: string | null; readonly hidesContact: boolean }

/** Creates a new link; earlier links become invalid. */
export function renewLink(db: Db, cvId: string): Promise<CvLink> {
  return setLink(db, cvId, { linkId: randomUUID(), isLinkOff: false })
}

export function endLink(db: Db, cvId: string): Promise<CvLink> {
  return setLink(db, cvId, { linkId: null, isLinkOff: true })
}

export function setHidesContact(db: Db, cvId: string, hidesContact: boolean): Promise<CvLink> {
  return setLink(db, cvId, { hidesContact })
}

type Change = { readonly linkId?: string | null; readonly isLinkOff?: boolean; readonly hidesContact?: boolean }

async function setLink(db: Db, cvId: string, change: Change): Promise<CvLink> {
  const { id, linkId, isLinkOff, hidesContact } = await db
    .updateTable('cvs')
    .set(change)
    .where('cvs.id', '=', cvId)
    .returning(['cvs.id', 'cvs.linkId', 'cvs.isLinkOff', 'cvs.hidesContact'])
    .executeTakeFirstOrThrow()
  return { linkId: isLinkOff ? null : (linkId ?? id), hidesContact }
}
