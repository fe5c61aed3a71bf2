import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'

type SectionProps = {
  readonly title: string
  /** The field of the form that the section opens. */
  readonly field: string
  readonly isOfCv: boolean
  readonly isEmpty: boolean
  /** Says what to do while the section is empty. */
  readonly empty: string
  readonly children: ReactNode
}

export function Section({ title, field, isOfCv, isEmpty, empty, children }: SectionProps) {
  return (
    <Card className="grid gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {isOfCv && (
          <p className="text-sm text-soft">
            From your CV.{' '}
            <Link to="/cv-builder" className="inline-block py-1 font-medium text-blue-dark underline underline-offset-4">
              Edit <span className="sr-only">{title} </span>in your CV
            </Link>
          </p>
        )}
        {isEmpty && !isOfCv && (
          <Link to={`/profile?edit=${field}`} className="-my-2 inline-block py-2.5 font-medium text-blue-dark hover:underline">
            + Add <span className="sr-only">{title.toLowerCase()}</span>
          </Link>
        )}
      </div>
      {isEmpty ? <p className="text-soft">{empty}</p> : children}
    </Card>
  )
}
