import { SlidersHorizontal, X } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { searchParts } from '../rules.ts'
import { addressOf, firstPageOf, type SearchState } from './job-search.ts'
import { partsOf } from './search-parts.ts'

const chip = 'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm font-medium'

/** What many search for, one tap away. */
const quick = [
  ['Urgent', { urgent: 'true' }],
  ['Entry level', { experience: 'entry' }],
  ['Freshers', { demographic: 'fresher' }],
  ['Part-time', { jobType: 'part-time' }],
  ['₹5 lakh or more', { salaryMin: '500000' }],
] as const satisfies readonly (readonly [string, SearchState])[]

/** On a phone: one row that scrolls sideways. A filter in use is removed by a tap on it. */
export function FilterChips({ search }: { readonly search: SearchState }) {
  const base = firstPageOf(search)
  const active = searchParts.filter((name) => name !== 'q' && search[name]).length
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] print:hidden">
      <button
        type="button"
        popoverTarget="filters"
        aria-haspopup="dialog"
        className={`${chip} border-line-strong bg-card text-ink`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" /> Filters{active > 0 && ` (${active})`}
      </button>
      {partsOf(base).map(
        ({ name, text }) =>
          name !== 'q' && (
            <Link
              key={name}
              to={addressOf({ ...base, [name]: '' })}
              className={`${chip} border-blue bg-blue-wash text-blue-dark`}
            >
              <span className="sr-only">Remove </span>
              {text}
              <X aria-hidden="true" className="size-4" />
            </Link>
          ),
      )}
      {quick.map(
        ([text, filter]) =>
          Object.keys(filter).every((name) => !(name in base)) && (
            <Link key={text} to={addressOf({ ...base, ...filter })} className={`${chip} border-line bg-card text-ink`}>
              {text}
            </Link>
          ),
      )}
    </div>
  )
}
