import type { BothSides } from '#features/applications/server/door.ts'
import { findSettings } from '#features/settings/server/door.ts'
import type { Settings } from '#features/settings/contract.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { News } from '../news.ts'
import { type Pace, paceOfNews } from '../rules.ts'
import { tell } from './notify.ts'

type AboutPerson = { readonly applicationId: string; readonly fullName: string; readonly title: string }
type EmployerNews = {
  readonly news: (about: AboutPerson) => News
  readonly order: (tx: Tx) => Promise<void>
  readonly paceFor?: (switches: Settings) => Pace
}

/** A company without an account has neither a list nor switches: it gets the letter, each time. */
export async function tellEmployerOf(
  facilities: Facilities,
  { id, employerUserId, cvSnapshot, jobSnapshot }: BothSides,
  { news, order, paceFor = paceOfNews }: EmployerNews,
): Promise<void> {
  if (employerUserId === null) return facilities.db.transaction().execute(order)
  const about = { applicationId: id, fullName: cvSnapshot.personalInfo.fullName, title: jobSnapshot.title }
  const pace = paceFor(await findSettings(facilities.db, employerUserId))
  await tell(facilities, { userId: employerUserId, news: news(about), pace, order })
}
