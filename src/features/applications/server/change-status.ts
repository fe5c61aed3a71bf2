import type { Tx } from '#platform/server/db.ts'
import type { Application, ApplicationStatus, Mover } from '../contract.ts'
import { laterThan } from '../rules.ts'
import { insertStatusChange } from './queries.ts'
import { type SubmittedApplication, setStatus } from './submitted-queries.ts'

type Change = {
  readonly sent: Pick<SubmittedApplication, 'id' | 'status' | 'updatedAt'>
  readonly to: ApplicationStatus
  readonly by: Mover
  /** The text that the candidate reads beside the status. */
  readonly note?: string | null
}
type StatusChangeResult = { readonly application: Application; readonly changeId: string }

/** Changes the status and adds it to the history. The caller holds the lock of the application and has checked the rules. */
export async function changeStatus(tx: Tx, { sent, to, by, note = null }: Change, now: Date): Promise<StatusChangeResult> {
  const changedAt = laterThan(sent.updatedAt, now)
  const application = await setStatus(tx, sent.id, to, changedAt)
  const change = { applicationId: sent.id, fromStatus: sent.status, toStatus: to, changedBy: by, changedAt, note }
  return { application, changeId: await insertStatusChange(tx, change) }
}
