import { Lightbulb } from 'lucide-react'
import type { PostingFields } from '../fields.ts'
import { type HintField, hintsFor } from '../hints.ts'
import { fieldId } from './field-props.ts'

const names: Readonly<Record<HintField, string>> = {
  title: 'Job title',
  description: 'Job description',
  requirements: 'Requirements',
  benefits: 'Benefits',
  place: 'City',
  payFrom: 'Pay',
}

/** Advice on the typed text, with reasons. It never prevents publishing. */
export function HintList({ fields }: { readonly fields: PostingFields }) {
  const hints = hintsFor({
    ...fields,
    isRemote: fields.workplace === 'remote',
    isPayStated: fields.payFrom.trim() + fields.payTo.trim() !== '',
  })
  if (hints.length === 0) return null
  return (
    <section aria-label="Advice" className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Lightbulb aria-hidden="true" className="size-5 text-marigold-ink" /> More people would apply
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
    </section>
  )
}
