import { useHydrated } from '../use-hydrated.ts'
import { Button } from './button.tsx'

type PauseAndDeleteProps = {
  /** What it is, for those who hear the buttons without seeing what they stand beside. */
  readonly of: string
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly onPause: () => void
  readonly onDelete: () => void
}

/** For what goes on working for a person until told to stop. */
export function PauseAndDelete({ of, isActive, isBusy, onPause, onDelete }: PauseAndDeleteProps) {
  const shape = { isBusy, disabled: !useHydrated() }
  const verb = isActive ? 'Pause' : 'Resume'
  return (
    <div className="flex gap-2">
      <Button {...shape} look="secondary" aria-label={`${verb} ${of}`} onClick={onPause}>
        {verb}
      </Button>
      <Button {...shape} look="danger" aria-label={`Delete ${of}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  )
}
