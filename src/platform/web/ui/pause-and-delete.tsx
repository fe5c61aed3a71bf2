import { useHydrated } from '../use-hydrated.ts'
import { Button } from './button.tsx'

type PauseAndDeleteProps = {
  /** The name of the entry, for screen readers. */
  readonly of: string
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly onPause: () => void
  readonly onDelete: () => void
}

/** Buttons for something that runs until the person pauses or deletes it, such as a saved search. */
export function PauseAndDelete({ of, isActive, isBusy, onPause, onDelete }: PauseAndDeleteProps) {
  const shape = { isBusy, disabled: !useHydrated() }
  const verb = isActive ? 'Pause' : 'Resume'
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...shape} look="secondary" aria-label={`${verb} ${of}`} onClick={onPause}>
        {verb}
      </Button>
      <Button {...shape} look="danger" aria-label={`Delete ${of}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  )
}
