import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { pagesByNumber } from '../pages-by-number.ts'
import { addressOf, type SearchState } from './job-search.ts'

type PagesProps = { readonly search: SearchState; readonly page: number; readonly isLast: boolean; readonly cursor: string }

export function Pages({ search, page, isLast, cursor }: PagesProps) {
  const isFar = page >= pagesByNumber
  return (
    <nav aria-label="Pages" className="mt-2 flex items-center justify-between gap-3">
      <Step
        to={page > 1 ? addressOf({ ...search, page: String(Math.min(page - 1, pagesByNumber)), cursor: '' }) : null}
        rel="prev"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Previous
      </Step>
      <p>Page {page}</p>
      <Step
        to={isLast || (isFar && !cursor) ? null : addressOf({ ...search, page: String(page + 1), cursor: isFar ? cursor : '' })}
        rel="next"
      >
        Next <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
}

/** A step that leads nowhere stays in its place. */
function Step({ to, rel, children }: { readonly to: string | null; readonly rel: string; readonly children: ReactNode }) {
  if (to === null)
    return (
      <Button disabled look="secondary" className="sm:min-w-30">
        {children}
      </Button>
    )
  return (
    <ButtonLink to={to} rel={rel} look="secondary" className="sm:min-w-30">
      {children}
    </ButtonLink>
  )
}
