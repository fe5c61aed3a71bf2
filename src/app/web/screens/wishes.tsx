import { useSuspenseQuery } from '@tanstack/react-query'
import { PendingSearch } from '#features/saved-searches/web/pending-search.tsx'
import { SaveSearch } from '#features/saved-searches/web/save-search.tsx'
import { SearchList } from '#features/saved-searches/web/search-list.tsx'
import { mySearches } from '#features/saved-searches/web/send-search.ts'
import { WishList } from '#features/wishes/web/wish-list.tsx'
import { myWishes } from '#features/wishes/web/wish-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { applyInList } from '../apply-in-list.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always reloaded, because there may be new matches. */
export const loader = loadSignedIn((client) =>
  Promise.all([client.fetchQuery({ ...myWishes, staleTime: 0 }), client.fetchQuery({ ...mySearches, staleTime: 0 })]),
)

export function Component() {
  const { data: wishes } = useSuspenseQuery(myWishes)
  return (
    <>
      <Seo title="My Wishes" isHidden />
      <PageHeader title="My Wishes" lead="Your wishes and the jobs that match them." />
      <div className="grid gap-8">
        <section aria-labelledby="wishes" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="wishes" className="text-xl">
              Wishes
            </h2>
            {wishes.length > 0 && (
              <ButtonLink to="/#wish" look="outline">
                Make another wish
              </ButtonLink>
            )}
          </div>
          <WishList actionsFor={applyInList} />
        </section>
        <section aria-labelledby="searches" className="grid gap-4">
          <h2 id="searches" className="text-xl">
            Saved searches
          </h2>
          <PendingSearch />
          <SaveSearch />
          <SearchList actionsFor={applyInList} />
        </section>
      </div>
    </>
  )
}
