import { totalOf } from '#platform/contract/total-text.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { pagesByNumber } from '../rules.ts'
import { addressOf, pageSize, type SearchState } from './job-search.ts'

type PagesProps = {
  readonly search: SearchState
  readonly page: number
  readonly shown: number
  readonly total: string
  readonly cursor: string
}

/**
 * Links to the next and previous page. Next begins after the last job shown, so that new jobs do not repeat one. Previous opens the page as it was
 * seen, or by number if this tab has not seen it and the number is allowed.
 */
export function Pages({ search, page, shown, total, cursor }: PagesProps) {
  const trail = useTrail()
  const isEnd = shown < pageSize || (page >= pagesByNumber && !cursor)
  return (
    <nav aria-label="Pages" className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <Step
        to={
          page > 1
            ? (trail.at(-1) ?? addressOf({ ...search, page: String(Math.min(page - 1, pagesByNumber)), cursor: '' }))
            : null
        }
        trail={trail.slice(0, -1)}
        rel="prev"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Previous
      </Step>
      <p className="text-center">
        <span className="max-sm:sr-only">Page {page}</span>
        {shown > 0 && <span className="block text-sm text-soft">{rangeText({ page, shown, total })}</span>}
      </p>
      <Step
        to={isEnd ? null : addressOf({ ...search, page: String(page + 1), cursor })}
        trail={[...trail, addressOf(search)]}
        rel="next"
      >
        Next <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function rangeText({ page, shown, total }: Pick<PagesProps, 'page' | 'shown' | 'total'>): string {
  const first = (page - 1) * pageSize + 1
  return `${counted.format(first)}–${counted.format(first + shown - 1)} of ${totalOf(total)}`
}

/** The pages that were visited by Next, stored in the history state of this tab. */
function useTrail(): readonly string[] {
  const { state } = useLocation()
  return useHydrated() && Array.isArray(state) ? state : []
}

type StepProps = {
  readonly to: string | null
  readonly trail: readonly string[]
  readonly rel: string
  readonly children: ReactNode
}

/** Moves the focus to the start of the results when the page changes. */
const focusResults = (): void => document.getElementById('results')?.focus({ preventScroll: true })

/** A link of the pagination. Without a target it is a disabled button, so that the layout does not move. */
function Step({ to, trail, rel, children }: StepProps) {
  if (to === null)
    return (
      <Button disabled look="secondary" className="sm:min-w-30">
        {children}
      </Button>
    )
  return (
    <ButtonLink to={to} state={trail} rel={rel} look="secondary" className="sm:min-w-30" onClick={focusResults}>
      {children}
    </ButtonLink>
  )
}
