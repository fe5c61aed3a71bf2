import { SlidersHorizontal, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { chipClass } from '#platform/web/ui/chip.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { exclusionsIn } from '#features/search-words/read-exclusion.ts'
import { searchParts } from '../rules.ts'
import { addressOf, firstPageOf, isChipOnly, type SearchState } from './job-search.ts'
import { chipText, partsOf } from './search-parts.ts'

/** Popular filters that one tap adds. */
const quick = [
  ['Urgent', { urgent: 'true' }],
  ['Entry level', { experience: 'entry' }],
  ['Freshers', { demographic: 'fresher' }],
  ['Part-time', { jobType: 'part-time' }],
  ['₹5 lakh or more', { salaryMin: '500000' }],
] as const satisfies readonly (readonly [string, SearchState])[]

function countIn(search: SearchState): string {
  const active = searchParts.filter((name) => name !== 'q' && search[name]).length
  return active > 0 ? ` (${active})` : ''
}

function without({ fromWords = '', ...search }: SearchState, part: string): SearchState {
  const others = fromWords.split(',').filter((name) => name !== part)
  return { ...search, [part]: '', fromWords: others.join(',') }
}

/** Before a pressed chip is gone, the next one gets the focus, or the one before, or the number of results. */
function moveFocus({ currentTarget: chip }: MouseEvent<HTMLElement>): void {
  const chips = [...document.querySelectorAll<HTMLElement>('search a:has(svg)')].filter((other) => other.offsetWidth)
  const at = chips.indexOf(chip)
  ;(chips[at + 1] ?? chips[at - 1] ?? document.getElementById('result-count'))?.focus()
}

/**
 * On phones, the chips are one row that scrolls sideways; a tap on an active filter removes it. On wide screens, only filters without a field have a
 * chip.
 */
export function FilterChips({ search }: { readonly search: SearchState }) {
  const base = firstPageOf(search)
  return (
    // `relative` makes this row the containing block of its visually hidden text, which would otherwise widen the page.
    <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] print:hidden">
      <button type="button" popoverTarget="filters" aria-haspopup="dialog" className={chipClass('strong', 'lg:hidden')}>
        <SlidersHorizontal aria-hidden="true" className="size-4" /> Filters{countIn(search)}
      </button>
      {partsOf(base).map(
        (part) =>
          part.name !== 'q' && (
            <Link
              key={part.name}
              to={addressOf(without(base, part.name))}
              onClick={moveFocus}
              className={chipClass('chosen', isChipOnly(part.name) ? '' : 'lg:hidden')}
            >
              <span className="sr-only">Remove </span>
              {chipText(part)}
              <X aria-hidden="true" className="size-4" />
            </Link>
          ),
      )}
      {exclusionsIn(base.q ?? '').map(({ text, rest }) => (
        <Link key={text} to={addressOf({ ...base, q: rest })} onClick={moveFocus} className={chipClass('chosen')}>
          <span className="sr-only">Remove </span>Not “{text}”
          <X aria-hidden="true" className="size-4" />
        </Link>
      ))}
      {quick.map(
        ([text, filter]) =>
          Object.keys(filter).every((name) => !(name in base)) && (
            <Link key={text} to={addressOf({ ...base, ...filter })} className={chipClass('plain', 'lg:hidden')}>
              {text}
            </Link>
          ),
      )}
    </div>
  )
}
