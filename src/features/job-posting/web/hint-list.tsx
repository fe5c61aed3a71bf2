import { Lightbulb, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PostingFields } from '../fields.ts'
import { type Hint, type HintField, hintsFor } from '../hints.ts'
import { fieldId } from './field-props.ts'

const names: Readonly<Record<HintField, string>> = {
  title: 'Job title',
  description: 'Job description',
  requirements: 'Requirements',
  benefits: 'Benefits',
  place: 'City',
  payFrom: 'Pay',
}

/** Advice on the typed text, with reasons. Only a request for money keeps the job from being public at once. */
export function HintList({ fields }: { readonly fields: PostingFields }) {
  const hints = hintsFor({
    ...fields,
    isRemote: fields.workplace === 'remote',
    isPayStated: fields.payFrom.trim() + fields.payTo.trim() !== '',
  })
  if (hints.length === 0) return null
  const { money = [], advice = [] } = Object.groupBy(hints, ({ isMoney }) => (isMoney ? 'money' : 'advice'))
  return (
    <section aria-label="Advice" className="grid gap-4 rounded-card border border-line bg-card p-4">
      <Group hints={money} title="Jobs never cost money">
        <TriangleAlert aria-hidden="true" className="size-5 text-brick" />
      </Group>
      <Group hints={advice} title="More people would apply">
        <Lightbulb aria-hidden="true" className="size-5 text-marigold-ink" />
      </Group>
    </section>
  )
}

type GroupProps = { readonly hints: readonly Hint[]; readonly title: string; readonly children: ReactNode }

function Group({ hints, title, children }: GroupProps) {
  if (hints.length === 0) return null
  return (
    <div className="grid gap-2">
      <h2 className="flex items-center gap-2 text-lg">
        {children} {title}
      </h2>
      <ul className="grid gap-2">
        {hints.map(({ field, found, reason }) => (
          <li key={`${field} ${reason}`} className="wrap-anywhere">
            <a href={`#${fieldId(field)}`} className="font-medium text-blue-dark underline underline-offset-4">
              {names[field]}
              {found && `: “${found}”`}
            </a>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
