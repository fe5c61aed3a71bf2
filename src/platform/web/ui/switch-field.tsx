import { useId } from 'react'

type SwitchFieldProps = {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  /** The result of the last change. */
  readonly outcome: 'saved' | 'failed' | null
}

/** A switch that saves at once, without a button, and shows the result beside it. */
export function SwitchField({ label, hint, isOn, onChange, isBusy, isDisabled = false, outcome }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-0">
      <div className="grid min-h-11 flex-1 content-center">
        <div className="flex flex-wrap gap-x-3">
          <label htmlFor={id} className="cursor-pointer font-medium">
            {label}
          </label>
          <Outcome of={id} outcome={outcome} />
        </div>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <span className="relative grid size-11 w-14 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked; HTML forbids saying it twice
          role="switch"
          aria-describedby={`${id}-hint`}
          checked={isOn}
          aria-disabled={isBusy || undefined}
          disabled={isDisabled}
          onChange={(event) => (isBusy ? undefined : onChange(event.target.checked))}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-control"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none h-7 w-12 rounded-full border border-line-strong bg-line-strong p-0.5 transition-colors peer-checked:border-blue peer-checked:bg-blue peer-disabled:opacity-60 *:block *:size-5.5 *:rounded-full *:bg-card *:transition-transform *:duration-150 peer-checked:*:translate-x-5"
        >
          <span />
        </span>
      </span>
    </div>
  )
}

function Outcome({ of, outcome }: { readonly of: string; readonly outcome: SwitchFieldProps['outcome'] }) {
  return (
    <output htmlFor={of} className={`font-medium ${outcome === 'failed' ? 'text-brick' : 'text-leaf'}`}>
      {outcome === 'saved' && 'Saved'}
      {outcome === 'failed' && 'Not saved'}
    </output>
  )
}
