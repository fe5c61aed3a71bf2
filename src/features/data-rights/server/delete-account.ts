import { lockAccount, verifyPassword } from '#features/auth/server/public.ts'
import { isNeededOwner } from '#features/employers/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish, deleteQueuedJobsOf } from '#platform/server/events.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ErasureRegistry } from '#platform/server/feature.ts'
import { retryOnLockTimeout } from '#platform/server/retry-on-lock-timeout.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { newId } from '#platform/server/new-id.ts'
import { accountDeleted, type Deletion, records } from '../contract.ts'
import { previewDeletion } from './preview-deletion.ts'
import { eraseRows } from './queries.ts'

const call = records['POST /api/account/delete']

type DeletionRequest = Deletion & { readonly userId: string }

/** Deletes all data in one transaction, or none. */
export async function deleteAccount(
  context: AppContext,
  { personalData, beforeErase }: ErasureRegistry,
  request: DeletionRequest,
): Promise<void> {
  const { db } = context
  const { userId, alsoOtherCvs } = request
  await prove(context, personalData, request)
  await retryOnLockTimeout(db, async (tx) => {
    // Calls that are writing for this account finish first; later ones find it deleted.
    const account = await lockAccount(tx, userId)
    if (!account) throw new Unauthorized()
    if (await isNeededOwner(tx, userId)) throw refuse(call, 'neededOwner')
    const subject = { id: userId, address: account.email, withEmailOnly: alsoOtherCvs }
    for (const hook of beforeErase) await hook(tx, userId)
    await eraseRows(tx, { personalData, subject })
    await deleteQueuedJobsOf(tx, { id: userId, address: account.email })
    await publish(tx, accountDeleted, { deletionId: newId(), address: account.email })
  })
}

/** Checks the password or address: a deletion cannot be undone, so an unattended browser is not enough. */
async function prove(
  context: AppContext,
  personalData: readonly PersonalDataTable[],
  { userId, password, email }: DeletionRequest,
): Promise<void> {
  const account = await previewDeletion(context.db, personalData, userId)
  if (account.hasPassword) {
    if (!(await verifyPassword(context, userId, password.normalize('NFC')))) throw refuse(call, 'wrongPassword')
  } else if (email.toLowerCase() !== account.email.toLowerCase()) throw refuse(call, 'wrongEmail')
}
