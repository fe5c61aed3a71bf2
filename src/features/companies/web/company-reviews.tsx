import type { ReactNode } from 'react'
import { monthAndYearText } from '#platform/contract/dates.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import type { CompanyProfile } from '../contract.ts'
import { Stars } from './company-card.tsx'

/** Few, because on a phone the jobs come after the reviews. */
const shownAtOnce = 2

/** `children` is the form for the person's own rating. */
export function CompanyReviews({ company, children }: { readonly company: CompanyProfile; readonly children: ReactNode }) {
  const more = company.reviews.slice(shownAtOnce)
  return (
    <Card aria-labelledby="ratings" className="grid gap-4">
      <h2 id="ratings" className="text-lg">
        Ratings by applicants
      </h2>
      <Stars rating={company.rating} />
      <Reviews reviews={company.reviews.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <Disclosure title={`${more.length} more ${more.length === 1 ? 'rating' : 'ratings'} with a text`}>
          <Reviews reviews={more} />
        </Disclosure>
      )}
      {children}
    </Card>
  )
}

function Reviews({ reviews }: { readonly reviews: CompanyProfile['reviews'] }) {
  if (reviews.length === 0) return null
  return (
    <ul className="grid gap-4">
      {reviews.map(({ id, rating, body, createdAt }) => (
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
  )
}
