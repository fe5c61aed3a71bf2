import type { ApplicationStatus } from '#features/applications/contract.ts'
import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { nextStatuses, statusLabels } from '#features/applications/rules.ts'
import { changeStatus, lockApplications, lockReceived } from '#features/applications/server/public.ts'
import { logAction } from '#features/employers/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish, publishJobAt, reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { applicants, type MoveAnswer, moveDue, type NewMoves } from '../contract.ts'
import { rejectionWordings } from '../rejection-reasons.ts'
import { insertPending, listMoved, listPending, takePending, undoEnd, undoPending } from './move-queries.ts'
import { movesMade } from './rate-limits.ts'

type MoveContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>
type LockedApplication = Awaited<ReturnType<typeof lockReceived>>[number]
type PendingMove = Awaited<ReturnType<typeof listPending>>[number]

/**
 * Moves applications. If several people move the same application at once, its lock makes them wait for each other: the first wins, the others get
 * the new status.
 */
export async function moveApplicants(
  context: MoveContext,
  by: EmployerCaller,
  { moves, to, reason }: NewMoves,
): Promise<MoveAnswer> {
  const counts = [countOf(movesMade, by.id)]
  await context.rateLimits.check(counts)
  await context.rateLimits.add(counts, moves.length)
  return context.db.transaction().execute(async (tx) => {
    const ids = [...new Set(moves.map(({ applicationId }) => applicationId))]
    const locked = new Map((await lockReceived(tx, by.employerId, ids)).map((row) => [row.id, row]))
    const pending = new Map((await listPending(tx, [...locked.keys()])).map((row) => [row.applicationId, row]))
    const judged = ids.map((id) => {
      const { from } = moves.findLast(({ applicationId }) => applicationId === id) ?? { from: to }
      return { id, from, ...judge({ from, to }, locked.get(id), pending.get(id)) }
    })
    const moved = judged.filter(({ why }) => why === null).map(({ id }) => id)
    const refused = judged.flatMap(({ id, why, status }) => (why === null ? [] : [{ applicationId: id, why, status }]))
    if (moved.length === 0) return { undo: null, moved, refused }
    // A second move completes a pending first one at once.
    await carryOut(
      tx,
      moved.filter((id) => pending.has(id)),
      context.clock(),
    )
    const moveId = newId()
    const rows = judged.filter(({ why }) => why === null)
    const until = await insertPending(
      tx,
      rows.map(({ id, from }) => ({ applicationId: id, moveId, fromStatus: from, toStatus: to, reason: reason ?? null })),
    )
    const action = `moved ${countOfApplications(moved.length)} to ${statusLabels[to]}`
    await logAction(tx, { employerId: by.employerId, userId: by.id, action }, context.clock())
    await publishJobAt(tx, moveDue, { payload: { moveId }, at: undoEnd })
    return { undo: { moveId, until: until.toISOString() }, moved, refused }
  })
}

const countOfApplications = (count: number): string => (count === 1 ? 'an application' : `${count} applications`)

type MoveVerdict = { readonly why: MoveAnswer['refused'][number]['why'] | null; readonly status: ApplicationStatus | null }

function judge(
  { from, to }: { from: ApplicationStatus; to: ApplicationStatus },
  row?: LockedApplication,
  pending?: PendingMove,
): MoveVerdict {
  if (!row) return { why: 'notFound', status: null }
  const status = pending?.toStatus ?? row.status
  if (status !== from) return { why: 'changed', status }
  return { why: nextStatuses(status, 'employer').includes(to) ? null : 'notAllowed', status }
}

/** Carries out pending moves. The caller holds the locks. A move is dropped if its application has changed since, such as by a withdrawal. */
export async function carryOut(tx: Tx, applicationIds: readonly string[], now: Date): Promise<void> {
  const taken = new Map((await takePending(tx, applicationIds)).map((row) => [row.applicationId, row]))
  if (taken.size === 0) return
  for (const sent of await lockApplications(tx, [...taken.keys()])) {
    const move = taken.get(sent.id)
    if (!move || move.fromStatus !== sent.status) continue
    const note = move.reason && rejectionWordings[move.reason].sentence
    const { changeId } = await changeStatus(tx, { sent, to: move.toStatus, by: 'employer', note }, now)
    await publish(tx, applicationMoved, { changeId })
  }
}

/** The queue runs this when the time to undo has ended. A second run finds nothing to do. */
export const finishMove = reaction('finishMove', moveDue, async ({ db, clock }, { moveId }) => {
  await db.transaction().execute(async (tx) => {
    await lockApplications(tx, await listMoved(tx, moveId))
    // Listed again under the locks, because some moves may have been undone or replaced.
    await carryOut(tx, await listMoved(tx, moveId), clock())
  })
})

export async function undoMove(
  context: Pick<AppContext, 'db'>,
  by: EmployerCaller,
  moveId: string,
): Promise<{ undone: string[] }> {
  const undone = await undoPending(context.db, { employerId: by.employerId, moveId })
  if (undone.length === 0) throw refuse(applicants['POST /api/employer/applicants/moves/:moveId/undo'], 'tooLate')
  return { undone }
}
