import { findPassword, findPerson } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { type PersonalDataTable, nameOf } from '#platform/server/personal-data.ts'
import type { DeletionPreview } from '../contract.ts'
import { countRows, type Scope } from './queries.ts'
import { Unauthorized } from '#platform/server/failures.ts'

type VerifiedScope = Scope & { readonly subject: { readonly address: string } }

/** The email address of a signed-in person is verified. */
export async function scopeOf(db: Db, personalData: readonly PersonalDataTable[], userId: string): Promise<VerifiedScope> {
  const person = await findPerson(db, userId)
  // The account was deleted after the request was authenticated.
  if (!person) throw new Unauthorized()
  return { personalData, subject: { id: userId, address: person.email, withEmailOnly: true } }
}

export async function previewDeletion(
  db: Db,
  personalData: readonly PersonalDataTable[],
  userId: string,
): Promise<DeletionPreview> {
  const scope = await scopeOf(db, personalData, userId)
  const count = async (name: string, withEmailOnly = true): Promise<number> => {
    const personalTable = personalData.find((each) => nameOf(each) === name)
    return personalTable ? countRows(db, { ...scope, subject: { ...scope.subject, withEmailOnly } }, personalTable) : 0
  }
  const [password, cvs, allCvs, applications, jobs] = await Promise.all([
    findPassword(db, userId),
    count('cvs', false),
    count('cvs'),
    count('applications'),
    count('jobs'),
  ])
  return { email: scope.subject.address, hasPassword: password !== null, cvs, otherCvs: allCvs - cvs, applications, jobs }
}
