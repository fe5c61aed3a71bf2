import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'

type Problem = { readonly fieldId: string; readonly message: string }

type ErrorSummaryProps = {
  readonly problems: readonly Problem[]
  /** Counts how often the form was sent. */
  readonly attempt: number
}

/** Lists all errors above an invalid form, each with a link to its field. It takes the focus when the form is sent, never while somebody types. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  useEffect(() => {
    // The errors may be rendered after the attempt, so this effect checks at each rendering.
    if (!box.current || attempt === focused.current) return
    focused.current = attempt
    box.current.focus()
  })
  if (problems.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-2 rounded-card border-2 border-brick bg-card p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-brick" />
        There is a problem
      </h2>
      <ul className="grid gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField} className="font-medium text-brick underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link scrolls to the field but does not focus it. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  const control = field.matches('input, select, textarea') ? field : field.querySelector<HTMLElement>('input, select, textarea')
  ;(control ?? field).focus()
}
