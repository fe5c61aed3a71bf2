import { findPassword } from '#features/auth/server/door.ts'
import type { Db } from '#platform/server/db.ts'
import { type Holding, nameOf } from '#platform/server/holding.ts'
import type { Departure } from '../contract.ts'
import { countRows } from './queries.ts'
import { scopeOf } from './scope.ts'

export async function previewDeparture(db: Db, holdings: readonly Holding[], userId: string): Promise<Departure> {
  const scope = await scopeOf(db, holdings, userId)
  const count = async (name: string, withOffered = true): Promise<number> => {
    const holding = holdings.find((each) => nameOf(each) === name)
    return holding ? countRows(db, { ...scope, subject: { ...scope.subject, withOffered } }, holding) : 0
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
