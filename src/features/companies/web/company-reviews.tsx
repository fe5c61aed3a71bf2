import type { ReactNode } from 'react'
import { monthAndYearText } from '#platform/contract/dates.ts'
import { Card } from '#platform/web/ui/card.tsx'
import type { CompanyProfile } from '../contract.ts'
import { Stars } from './company-card.tsx'

/** `children` is the form for the person's own rating. */
export function CompanyReviews({ company, children }: { readonly company: CompanyProfile; readonly children: ReactNode }) {
  return (
    <Card aria-labelledby="ratings" className="grid gap-4">
      <h2 id="ratings" className="text-lg">
        Ratings by applicants
      </h2>
      <Stars rating={company.rating} />
      {company.reviews.length > 0 && (
        <ul className="grid gap-4">
          {company.reviews.map(({ id, rating, body, createdAt }) => (
            <li key={id} className="grid gap-1 border-t border-line pt-4">
              <p>
                <strong className="font-semibold">{rating} of 5</strong>{' '}
                <span className="text-soft">· {monthAndYearText(createdAt)}</span>
              </p>
              <p dir="auto" className="max-w-prose wrap-anywhere">
                {body}
              </p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}
