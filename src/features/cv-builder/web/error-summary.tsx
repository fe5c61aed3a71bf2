import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { fieldId, type Problem, problemsIn, problemText, stepOf, steps } from '#features/cvs/web/steps.ts'

type GoToField = (step: number, focusId: string) => void

/** All errors that prevent the CV from being saved, each with a link to its field. An error disappears when it is fixed. */
export function ErrorSummary({ attempt, onGo }: { readonly attempt: number; readonly onGo: GoToField }) {
  const { errors } = useFormState<CvFields>()
  const problems = problemsIn(errors)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  useEffect(() => {
    // Takes the focus once per attempt. The errors may be rendered later, so this effect checks at each rendering.
    if (!box.current || attempt === focused.current) return
    focused.current = attempt
    box.current.focus()
  })
  if (attempt === 0 || problems.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="cv-problems"
      className="grid scroll-mt-24 gap-2 rounded-card border-2 border-brick bg-card p-4"
    >
      <h3 id="cv-problems" className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-brick" />
        {problems.length === 1 ? 'One thing needs your attention' : `${problems.length} things need your attention`}
      </h3>
      {steps.map(({ name }, step) => (
        <StepProblems
          key={name}
          title={name}
          problems={problems.filter(({ path }) => stepOf(path) === step)}
          onGo={(id) => onGo(step, id)}
        />
      ))}
    </div>
  )
}

type StepProblemsProps = {
  readonly title: string
  readonly problems: readonly Problem[]
  readonly onGo: (focusId: string) => void
}

function StepProblems({ title, problems, onGo }: StepProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div>
      <p className="text-sm text-soft">{title}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              className="inline-block py-1 text-brick underline"
              onClick={(event) => {
                event.preventDefault()
                onGo(fieldId(path))
              }}
            >
              {problemText({ path, message })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
