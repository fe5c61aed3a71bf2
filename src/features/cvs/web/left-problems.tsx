import { get, useFormContext, useFormState } from 'react-hook-form'
import type { CvFields } from './cv-fields.ts'
import { fieldId, problemsIn, problemText, stepOf, steps } from './steps.ts'

const mostShown = 3

type LeftProblemsProps = {
  readonly step: number
  readonly isImported: boolean
  readonly onGo: (step: number, focusId: string) => void
}

/**
 * What was typed on another step and is wrong, such as a phone number. What is still empty there is mentioned only after an import, which may have
 * filled in the rest, and at the attempt to finish.
 */
export function LeftProblems({ step, isImported, onGo }: LeftProblemsProps) {
  const { getValues } = useFormContext<CvFields>()
  const { errors } = useFormState<CvFields>()
  const values = getValues()
  const wrong = problemsIn(errors).filter(({ path }) => {
    const value: unknown = get(values, path)
    return stepOf(path) !== step && (isImported || (typeof value === 'string' && value.trim() !== ''))
  })
  return (
    <output className="grid justify-items-start empty:hidden">
      {isImported && wrong.length > 0 && <p>Still needed to finish your CV:</p>}
      {wrong.slice(0, mostShown).map((problem) => (
        <button
          key={problem.path}
          type="button"
          className="min-h-11 cursor-pointer text-left text-brick underline underline-offset-2"
          onClick={() => onGo(stepOf(problem.path), fieldId(problem.path))}
        >
          {titleOf(problem.path, values)}: {problemText(problem)}
        </button>
      ))}
      {isImported && wrong.length > mostShown && <p className="text-sm text-soft">and {wrong.length - mostShown} more</p>}
    </output>
  )
}

/** The name of the step, with the number of the job or the course if there are several. */
function titleOf(path: string, values: CvFields): string {
  const [list, at] = path.split('.')
  const isOfMany = (list === 'experience' || list === 'education') && at !== undefined && values[list].length > 1
  return `${steps[stepOf(path)]?.name ?? ''}${isOfMany ? ` ${Number(at) + 1}` : ''}`
}
