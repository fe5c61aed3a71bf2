import { useHydrated } from '../use-hydrated.ts'
import { Button } from './button.tsx'

type PauseAndDeleteProps = {
  /** The name for screen readers, which do not see what is beside the buttons. */
  readonly of: string
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly onPause: () => void
  readonly onDelete: () => void
}

/** For something that runs for a person until it is paused or deleted. */
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
