import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { pageLength } from './article-queries.ts'

type NoSuchPageProps = { readonly page: number; readonly total: number; readonly hrefOf: (page: number) => string }

/** Shown for a page number beyond the last page. */
export function NoSuchPage({ page, total, hrefOf }: NoSuchPageProps) {
  const last = Math.ceil(total / pageLength)
  return (
    <EmptyState
      title={`No articles on page ${page}`}
      actions={
        <>
          <ButtonLink to={hrefOf(1)} look="outline">
            Go to page 1
          </ButtonLink>
          {last > 1 && (
            <ButtonLink to={hrefOf(last)} look="secondary">
              Go to page {last}
            </ButtonLink>
          )}
        </>
      }
    >
      The last page is page {last}.
    </EmptyState>
  )
}
