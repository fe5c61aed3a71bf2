import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { Applicant, applicants, MoveAnswer } from '../contract.ts'
import type { RejectionReason } from '../rejection-reasons.ts'
import { readListsAgain } from './applicant-queries.ts'
import { putBack, showMove } from './optimistic-move.ts'
import { undoStore } from './undo-store.ts'

const call = apiCalls<typeof applicants>()

export type MoveRequest = {
  readonly chosen: readonly Applicant[]
  readonly to: ApplicationStatus
  readonly reason?: RejectionReason
}

const undoMs = 10_000

/** Shows the move at once and sends it. Moves that the server refuses are reverted and reported. */
async function send(client: QueryClient, { chosen, to, reason }: MoveRequest): Promise<void> {
  const able = chosen.filter(({ next }) => next.includes(to))
  if (able.length === 0) return toast({ title: `Nobody here can be moved to ${statusLabels[to]}`, isAlert: true })
  showMove(client, able, to)
  undoStore.beginSending()
  try {
    const moves = able.map(({ id, status }) => ({ applicationId: id, from: status }))
    const answer = await call('POST /api/employer/applicants/moves', { body: { moves, to, ...(reason ? { reason } : {}) } })
    const isUndone = undoStore.endSending()
    tell(answer, { chosen: able, to })
    if (isUndone && answer.undo) await takeBack(client, answer.undo.moveId)
    else if (answer.refused.length > 0) await readListsAgain(client)
  } catch (error) {
    undoStore.endSending()
    putBack(client, able, to)
    toast({ title: 'Could Not Move', text: sentenceOf(error), isAlert: true })
    await readListsAgain(client)
  }
}

function tell({ undo, moved, refused }: MoveAnswer, { chosen, to }: MoveRequest): void {
  if (undo) {
    const only = moved.length === 1 ? chosen.find(({ id }) => id === moved[0]) : undefined
    const until = Date.now() + undoMs
    undoStore.show({ moveId: undo.moveId, count: moved.length, name: only?.cv.fullName ?? null, to, until })
  }
  const [first] = refused
  if (!first) return
  const present = first.status ? ` Now: ${statusLabels[first.status]}.` : ''
  const text =
    refused.length === 1
      ? `Somebody has changed it in the meantime.${present}`
      : `${refused.length} have changed in the meantime.`
  toast({ title: 'Not Moved', text, isAlert: true })
}

async function takeBack(client: QueryClient, moveId: string): Promise<void> {
  try {
    await call('POST /api/employer/applicants/moves/:moveId/undo', { params: { moveId } })
    await readListsAgain(client)
  } catch (error) {
    toast({ title: 'Could Not Take It Back', text: sentenceOf(error), isAlert: true })
  } finally {
    undoStore.end(moveId)
  }
}

export function useMoves() {
  const client = useQueryClient()
  return {
    move: (request: MoveRequest): void => void send(client, request),
    undo: (moveId: string): Promise<void> => takeBack(client, moveId),
    refresh: (): void => void readListsAgain(client),
  }
}
