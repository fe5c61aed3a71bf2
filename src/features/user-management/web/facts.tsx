import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/card.tsx'

type FactsProps = { readonly title: string; readonly rows: readonly (readonly [name: string, value: ReactNode])[] }

/** A section of the page of an account. Unknown values are left out. */
export function Facts({ title, rows }: FactsProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{title}</h2>
      <dl className="grid gap-x-6 wrap-anywhere sm:gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-soft max-sm:mt-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
