import { ButtonLink } from './button.tsx'
import { EmptyState } from './states.tsx'

type NoSuchPageProps = {
  /** The plural of what is listed. */
  readonly things: string
  readonly page: number
  /** The address of the first page of the same list. */
  readonly first: string
}

/** Shown for a page beyond the last one: a link that is out of date, or a list that has become shorter. */
export function NoSuchPage({ things, page, first }: NoSuchPageProps) {
  return (
    <EmptyState
      title={`No ${things} on page ${page}`}
      actions={
        <ButtonLink to={first} look="outline">
          Go to page 1
        </ButtonLink>
      }
    >
      There are no more {things}.
    </EmptyState>
  )
}
