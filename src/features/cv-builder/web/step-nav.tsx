import { Check, CircleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { stepOf, steps } from '#features/cvs/web/steps.ts'

/** Returns the paths of fields with errors; null while the schema is not loaded. */
export type Check = (fields: CvFields) => readonly string[] | null

type StepNavProps = {
  readonly step: number
  /** The steps that have been left once. Before that, their errors are not shown. */
  readonly seen: ReadonlySet<number>
  readonly check: Check
  readonly onGo: (step: number) => void
}

type Mark = 'open' | 'done' | 'wrong'

const words: Readonly<Record<Mark, string>> = { open: '', done: ' (done)', wrong: ' (needs attention)' }

const circles: Readonly<Record<Mark, string>> = {
  open: 'border-line-strong text-soft group-aria-[current]:border-blue group-aria-[current]:bg-blue group-aria-[current]:text-white',
  done: 'border-leaf bg-leaf-wash text-leaf group-aria-[current]:border-blue group-aria-[current]:bg-blue group-aria-[current]:text-white',
  wrong: 'border-brick bg-brick-wash text-brick',
}

export function StepNav({ step, seen, check, onGo }: StepNavProps) {
  const fields = useWatch<CvFields>()
  const problems = check(readFields(fields))
  const wrong = problems && new Set(problems.map(stepOf))
  const markOf = (at: number): Mark => {
    if (!wrong) return 'open'
    return wrong.has(at) ? (seen.has(at) ? 'wrong' : 'open') : 'done'
  }
  return (
    <nav aria-label="Steps of your CV">
      <ol className="grid grid-cols-5">
        {steps.map(({ name }, at) => (
          <li key={name} className="grid">
            <StepButton at={at} isCurrent={at === step} mark={markOf(at)} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepButtonProps = {
  readonly at: number
  readonly isCurrent: boolean
  readonly mark: Mark
  readonly onGo: (step: number) => void
}

function StepButton({ at, isCurrent, mark, onGo }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(at)}
      className="group grid w-full cursor-pointer content-start justify-items-center gap-1 border-b-2 border-line px-0.5 pt-2 pb-3 hover:bg-blue-wash aria-[current]:border-blue"
    >
      <span className={`grid h-8 w-full max-w-8 place-items-center rounded-full border font-medium ${circles[mark]}`}>
        <StepSign at={at} mark={mark} />
      </span>
      <span className="text-sm leading-tight two:group-aria-[current]:font-semibold max-[22.4em]:sr-only">
        {steps[at]?.name}
        <span className="sr-only">{words[mark]}</span>
      </span>
    </button>
  )
}

function StepSign({ at, mark }: { readonly at: number; readonly mark: Mark }) {
  if (mark === 'done') return <Check aria-hidden="true" className="size-4" />
  if (mark === 'wrong') return <CircleAlert aria-hidden="true" className="size-4" />
  return <span aria-hidden="true">{at + 1}</span>
}
