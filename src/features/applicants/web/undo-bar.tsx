import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { statusLabels } from '#features/applications/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { type UndoableMove, undoStore } from './undo-store.ts'
import { useMoves } from './use-moves.ts'

const none: readonly UndoableMove[] = []

/** Shows the recent moves, each with the seconds left to undo it. The server decides whether it is too late. */
export function UndoBar() {
  const moves = useSyncExternalStore(undoStore.subscribe, undoStore.current, () => none)
  return (
    <output className="fixed inset-x-0 bottom-0 z-30 grid max-h-1/2 gap-1 overflow-y-auto p-3 empty:hidden max-two:[:root:has([data-over-list])_&]:bottom-32 print:hidden">
      {moves.map((move) => (
        <Bar key={move.moveId} move={move} />
      ))}
    </output>
  )
}

function Bar({ move }: { readonly move: UndoableMove }) {
  const { undo, refresh } = useMoves()
  const seconds = useSecondsUntil(move, refresh)
  const { isBusy, run } = useAction(() => undo(move.moveId))
  const name = move.name ?? `${move.count} applications`
  return (
    <div className="mx-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line-strong bg-card px-4 py-2">
      <p className="wrap-anywhere">
        {name} → <strong className="font-semibold">{statusLabels[move.to]}</strong>
      </p>
      <Button
        look="secondary"
        isBusy={isBusy}
        aria-label={`Undo: ${name}`}
        aria-keyshortcuts="Z"
        data-undo=""
        onClick={() => run()}
      >
        Undo <span className="font-normal text-soft">{seconds} s</span>
      </Button>
    </div>
  )
}

/** Until the end, the moved rows stay where they were. Then the list is read again, so that its pages have no gaps. */
function useSecondsUntil({ moveId, until }: UndoableMove, refresh: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  const readAgain = useEffectEvent(refresh)
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsTo(until)
      setSeconds(left)
      if (left > 0) return
      undoStore.end(moveId)
      readAgain()
    }, 250)
    return () => clearInterval(timer)
  }, [moveId, until])
  return seconds
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
