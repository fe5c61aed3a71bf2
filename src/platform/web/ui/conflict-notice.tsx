import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useAction } from '../use-action.ts'
import { Button } from './button.tsx'

type ConflictNoticeProps = {
  /** Says what was changed elsewhere and what happens to both texts. */
  readonly children: ReactNode
  readonly onKeep: () => unknown
  readonly onTake: () => Promise<unknown>
}

/**
 * Asks which of two conflicting texts to keep; nothing is overwritten before. Place it in the bar that stays in view, because the top of a long form
 * may be out of sight.
 */
export function ConflictNotice({ children, onKeep, onTake }: ConflictNoticeProps) {
  const { box, remember } = useFocusBack()
  const { isBusy, run: take } = useAction(async () => void (await onTake()), { title: 'Could Not Show the Other Text' })
  return (
    <div
      ref={box}
      role="alert"
      className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-marigold-wash px-4 py-2"
    >
      <p>{children}</p>
      <div className="flex flex-wrap">
        <Button look="quiet" isBusy={isBusy} onFocus={remember} onClick={() => take()}>
          Show the other text
        </Button>
        <Button look="quiet" isBusy={isBusy} onFocus={remember} onClick={onKeep}>
          Keep this text
        </Button>
      </div>
    </div>
  )
}

/** The buttons disappear with the notice, so the focus returns to the field that had it before. */
function useFocusBack() {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement>(null)
  useEffect(
    () => () => {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
    },
    [],
  )
  function remember({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) field.current = relatedTarget
  }
  return { box, remember }
}
