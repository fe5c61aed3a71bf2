import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { NearMisses } from '../contract.ts'
import { totalText } from '../rules.ts'
import { addressOf, type SearchState } from './job-search.ts'

type Way = NearMisses['without'][number]

/** The same search without one of its words, for each word without which there are results. */
export function RelaxedQueryLinks({ search, without }: { readonly search: SearchState; readonly without: readonly Way[] }) {
  return without.map(
    ({ word, total }) =>
      word && (
        <ButtonLink
          key={word.text}
          to={addressOf({ ...search, q: word.others.join(' ') })}
          look="secondary"
          className="max-w-full py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            Without “{word.text}”: {totalText(total)}
          </span>
        </ButtonLink>
      ),
  )
}
