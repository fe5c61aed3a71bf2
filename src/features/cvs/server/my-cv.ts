import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { Db } from '#platform/server/db.ts'
import type { Cv } from '../contract.ts'
import { isEmailVerified, mayDownload } from '../rules.ts'
import { findCvOf, type StoredCv } from './queries.ts'

export async function findMyCv(db: Db, userId: string): Promise<Cv | null> {
  const cv = await findCvOf(db, userId)
  return cv ? shown(cv) : null
}

/** The CV after the caller has written it. */
export async function myCv(db: Db, userId: string): Promise<Cv> {
  return assertDefined(await findMyCv(db, userId), 'the CV just written')
}

function shown({ id, body, account, createdAt, updatedAt, ...proofs }: StoredCv): Cv {
  const cv = { ...proofs, email: body.personalInfo.email }
  return {
    ...body,
    id,
    emailVerified: isEmailVerified(cv, account),
    downloadAllowed: mayDownload({ cv, account, isOwner: true }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
