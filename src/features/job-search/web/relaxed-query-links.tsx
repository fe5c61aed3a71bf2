import { Link } from '#platform/web/ui/link.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import type { NearMisses } from '../contract.ts'
import { totalText } from '#platform/contract/total-text.ts'
import { addressOf, type SearchState } from './job-search.ts'

type Way = NearMisses['without'][number]

export const wayClass = 'inline-flex min-h-11 max-w-full items-center text-blue-dark underline underline-offset-4'

type LinksProps = {
  readonly search: SearchState
  readonly without: readonly Way[]
  readonly look?: 'button' | 'link'
}

/** Links to the search without one of its words, for each word whose removal gives results. */
export function RelaxedQueryLinks({ search, without, look = 'button' }: LinksProps) {
  return without.map(
    ({ word, total }) =>
      word && (
        <Link
          key={word.text}
          to={addressOf({ ...search, q: word.others.join(' ') })}
          className={look === 'link' ? wayClass : buttonClass('secondary', 'max-w-full py-2')}
        >
          <span className="min-w-0 wrap-anywhere">
            Without “{word.text}”: {totalText(total, 'job')}
          </span>
        </Link>
      ),
  )
}
