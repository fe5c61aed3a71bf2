import { useSearchParams } from '#platform/web/search-params.ts'
import { chipClass } from '#platform/web/ui/chip.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { listHref, stateIn, type View } from './applicant-filter.ts'
import { Board } from './board.tsx'
import { FilterForm } from './filter-form.tsx'
import { KeysHelp } from './keys-help.tsx'
import { UndoBar } from './undo-bar.tsx'

const views: readonly (readonly [View, string])[] = [
  ['table', 'Table'],
  ['board', 'Board'],
]

/** The applications a company received, of one job or of all, as a table or as a board. */
export function ApplicantsView() {
  const { view, list, page } = stateIn(useSearchParams())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="View" className="flex gap-2">
          {views.map(([name, label]) => (
            <Link
              key={name}
              to={listHref({ view: name, list })}
              aria-current={name === view ? 'page' : undefined}
              className={chipClass(name === view ? 'chosen' : 'plain')}
            >
              {label}
            </Link>
          ))}
        </nav>
        <KeysHelp view={view} />
      </div>
      <FilterForm view={view} list={list} />
      {view === 'board' ? <Board list={list} /> : <ApplicantTable key={JSON.stringify(list)} list={list} page={page} />}
      <UndoBar />
    </div>
  )
}
