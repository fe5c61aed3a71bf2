import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { QueuedRating } from '../../rating-contract.ts'
import { DeclineRating, RatingText } from './queued-rating.tsx'
import { publishedRatings, useVerdict } from './use-verdict.ts'

/** Finds published ratings of a company, so that staff can decline one that was published by mistake or complained about. */
export function PublishedRatings() {
  const [company, setCompany] = useState<string | null>(null)
  const {
    data: ratings,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...publishedRatings(company ?? ''),
    enabled: company !== null,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="published-ratings" className="mt-8 grid gap-4">
      <h2 id="published-ratings" className="text-lg">
        Published ratings
      </h2>
      <CompanySearch isBusy={isFetching} onSearch={setCompany} />
      {isError && <FailedPart title="Failed to fetch ratings" isBusy={isFetching} onRetry={() => void refetch()} />}
      {ratings?.length === 0 && <p className="text-soft">No published rating of such a company.</p>}
      <ul aria-label="Published ratings" className="grid gap-4">
        {ratings?.map((rating) => (
          <li key={rating.id}>
            <Published rating={rating} company={company ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SearchProps = { readonly isBusy: boolean; readonly onSearch: (company: string) => void }

function CompanySearch({ isBusy, onSearch }: SearchProps) {
  const isHydrated = useHydrated()
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('company')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form onSubmit={search} className="flex flex-wrap items-end gap-3">
      <Field label="Company" name="company" maxLength={200} autoComplete="off" />
      <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
        Find ratings
      </Button>
    </form>
  )
}

function Published({ rating, company }: { readonly rating: QueuedRating; readonly company: string }) {
  const [isDeclining, setDeclining] = useState(false)
  const verdict = useVerdict(rating, publishedRatings(company))
  return (
    <Card className="grid gap-3">
      <RatingText rating={rating} />
      {isDeclining ? (
        <DeclineRating verdict={verdict} onClose={() => setDeclining(false)} />
      ) : (
        <div>
          <Button look="danger" aria-label={`Decline the rating of ${rating.companyName}`} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </div>
      )}
    </Card>
  )
}
