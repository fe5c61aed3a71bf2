import { findPassword } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { type PersonalDataTable, nameOf } from '#platform/server/personal-data.ts'
import type { DeletionPreview } from '../contract.ts'
import { countRows } from './queries.ts'
import { scopeOf } from './scope.ts'

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
