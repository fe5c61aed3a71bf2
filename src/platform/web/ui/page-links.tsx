import { ButtonLink } from './button.tsx'

type PageLinksProps = { readonly page: number; readonly isLast: boolean; readonly hrefFor: (page: number) => string }

/** Links to the previous and the next page, which work without scripts. Renders nothing if there is only one page. */
export function PageLinks({ page, isLast, hrefFor }: PageLinksProps) {
  if (page === 1 && isLast) return null
  return (
    <nav aria-label="Pages" className="mt-2 grid grid-cols-3 items-center gap-3">
      <div>
        {page > 1 && (
          <ButtonLink to={hrefFor(page - 1)} rel="prev" look="secondary">
            Previous
          </ButtonLink>
        )}
      </div>
      <p className="text-center">Page {page}</p>
      <div className="justify-self-end">
        {!isLast && (
          <ButtonLink to={hrefFor(page + 1)} rel="next" look="secondary">
            Next
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
