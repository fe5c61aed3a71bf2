import type { ApplicationStatus } from '#features/applications/contract.ts'

/** The last move, which can be taken back for ten seconds, also from another screen. */
export type UndoableMove = {
  readonly moveId: string
  readonly count: number
  /** The name of the one person that was moved. */
  readonly name: string | null
  readonly to: ApplicationStatus
  readonly until: number
}

let present: UndoableMove | null = null
let sending = 0
let isUndoNext = false
const listeners = new Set<() => void>()

export const undoStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): UndoableMove | null => present,
  show(move: UndoableMove | null): void {
    present = move
    for (const listener of listeners) listener()
  },
  beginSending(): void {
    sending += 1
    isUndoNext = false
  },
  /** The server has answered. True when the person has pressed Undo meanwhile. */
  endSending(): boolean {
    sending -= 1
    const isUndone = isUndoNext && sending === 0
    if (isUndone) isUndoNext = false
    return isUndone
  },
  /** Undo of a move that the server has not answered yet. False when there is none. */
  undoWhenSent(): boolean {
    isUndoNext = sending > 0
    return isUndoNext
  },
}
