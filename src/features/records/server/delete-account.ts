import { lockAccount, provePassword } from '#features/auth/server/door.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish, withdrawMentions } from '#platform/server/events.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { givingWay } from '#platform/server/giving-way.ts'
import type { Holding } from '#platform/server/holding.ts'
import { newId } from '#platform/server/new-id.ts'
import { accountDeleted, type Deletion, records } from '../contract.ts'
import { previewDeparture } from './preview-departure.ts'
import { eraseRows } from './queries.ts'

const call = records['POST /api/account/delete']

/** What goes with the account and is no row: a file, something held outside. Told before the rows are gone. */
export type Farewell = (tx: Tx, userId: string) => Promise<void>

/** What all features hold, and what they do when it goes. */
export type Keepers = { readonly holdings: readonly Holding[]; readonly farewells: readonly Farewell[] }

type Leaving = Deletion & { readonly userId: string }

/** All of it in one transaction: either nothing of the person is left, or nothing has happened. */
export async function deleteAccount(facilities: Facilities, { holdings, farewells }: Keepers, leaving: Leaving): Promise<void> {
  const { db } = facilities
  const { userId, alsoOtherCvs } = leaving
  await prove(facilities, holdings, leaving)
  await givingWay(db, async (tx) => {
    // Whoever is writing for this account at the moment finishes first; whoever comes later finds it gone.
    const account = await lockAccount(tx, userId)
    if (!account) throw new Unauthorized()
    const subject = { id: userId, address: account.email, withOffered: alsoOtherCvs }
    for (const farewell of farewells) await farewell(tx, userId)
    await eraseRows(tx, { holdings, subject })
    await withdrawMentions(tx, { id: userId, address: account.email })
    await publish(tx, accountDeleted, { deletionId: newId(), address: account.email })
  })
}

/** A deletion cannot be undone: a browser that was left open is not enough for it. */
async function prove(facilities: Facilities, holdings: readonly Holding[], { userId, password, email }: Leaving): Promise<void> {
  const account = await previewDeparture(facilities.db, holdings, userId)
  if (account.hasPassword) {
    if (!(await provePassword(facilities, userId, password.normalize('NFC')))) throw refuse(call, 'wrongPassword')
  } else if (email.toLowerCase() !== account.email.toLowerCase()) throw refuse(call, 'wrongEmail')
}
