import { useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { Preparation } from '../contract.ts'
import { useBrowserText } from './browser-storage.ts'

type ChecklistProps = { readonly area: Pick<Preparation, 'roleArea' | 'level' | 'plan'> }

/** The plan, with what is done already: remembered in this browser, for each role area and level. */
export function Checklist({ area: { roleArea, level, plan } }: ChecklistProps) {
  const [text, write] = useBrowserText(`interview-checklist:${roleArea}:${level}`, 'local')
  const steps = new Set(plan.map(({ step }) => step))
  // A step that a new release renamed is not done.
  const done = text.split('\n').filter((step) => steps.has(step))
  function tick(step: string, isDone: boolean): void {
    const others = done.filter((one) => one !== step)
    write((isDone ? [...others, step] : others).join('\n'))
  }
  return (
    <div className="grid max-w-prose gap-3">
      <ul className="grid">
        {plan.map(({ step, how }) => (
          <Step key={step} step={step} how={how} isDone={done.includes(step)} onTick={(isDone) => tick(step, isDone)} />
        ))}
      </ul>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 print:hidden">
        <p aria-live="polite" className="text-soft">
          {done.length} of {plan.length} done
        </p>
        {done.length > 0 && (
          <Button look="quiet" onClick={() => write('')}>
            Clear the checklist
          </Button>
        )}
      </div>
    </div>
  )
}

type StepProps = {
  readonly step: string
  readonly how: string
  readonly isDone: boolean
  readonly onTick: (isDone: boolean) => void
}

function Step({ step, how, isDone, onTick }: StepProps) {
  const id = useId()
  return (
    <li className="break-inside-avoid border-b border-line">
      <label htmlFor={`${id}-box`} className="flex min-h-11 cursor-pointer items-start gap-3 py-3">
        <input
          id={`${id}-box`}
          type="checkbox"
          checked={isDone}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          aria-describedby={`${id}-how`}
          className="mt-0.5 size-5 shrink-0 accent-blue"
        />
        <span className="font-medium">{step}</span>
      </label>
      <p id={`${id}-how`} className="-mt-2 pb-3 pl-8 text-soft">
        {how}
      </p>
    </li>
  )
}
