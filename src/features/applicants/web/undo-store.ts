import type { ApplicationStatus } from '#features/applications/contract.ts'

/** A recent move. It can be undone for ten seconds, also from another screen. */
export type UndoableMove = {
  readonly moveId: string
  readonly count: number
  /** The name of the applicant if only one was moved. */
  readonly name: string | null
  readonly to: ApplicationStatus
  readonly until: number
}

let present: readonly UndoableMove[] = []
let sending = 0
let isUndoNext = false
const listeners = new Set<() => void>()

function tell(moves: readonly UndoableMove[]): void {
  present = moves
  for (const listener of listeners) listener()
}

export const undoStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The newest first. */
  current: (): readonly UndoableMove[] => present,
  show(move: UndoableMove): void {
    tell([move, ...present])
  },
  end(moveId: string): void {
    tell(present.filter((move) => move.moveId !== moveId))
  },
  beginSending(): void {
    sending += 1
    isUndoNext = false
  },
  /** Called when the server has answered. Returns true if the person has pressed Undo meanwhile. */
  endSending(): boolean {
    sending -= 1
    const isUndone = isUndoNext && sending === 0
    if (isUndone) isUndoNext = false
    return isUndone
  },
  /** Requests to undo a move that is still being sent. Returns false if there is none. */
  undoWhenSent(): boolean {
    isUndoNext = sending > 0
    return isUndoNext
  },
}
