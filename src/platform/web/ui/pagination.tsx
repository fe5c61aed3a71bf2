import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { buttonClass } from './button.tsx'

type PaginationProps = {
  readonly page: number
  readonly hasNext: boolean
  /** The path and query of another page of the same list. */
  readonly hrefOf: (page: number) => string
}

/** Pagination by links, so that a page of a list can be bookmarked, shared and opened in a new tab. */
export function Pagination({ page, hasNext, hrefOf }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Previous
      </Step>
      <span aria-current="page" className="text-soft">
        Page {page}
      </span>
      <Step href={hasNext ? hrefOf(page + 1) : null} rel="next">
        Next
        <ArrowRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
}

type StepProps = { readonly href: string | null; readonly rel: 'prev' | 'next'; readonly children: ReactNode }

function Step({ href, rel, children }: StepProps) {
  if (href !== null)
    return (
      <Link to={href} rel={rel} className={buttonClass('secondary')}>
        {children}
      </Link>
    )
  return (
    <button type="button" disabled className={buttonClass('secondary')}>
      {children}
    </button>
  )
}
