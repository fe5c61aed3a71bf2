import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from '#platform/web/search-params.ts'
import { chipClass } from '#platform/web/ui/chip.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import type { PartFailure } from '#platform/web/load.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { listHref, stateIn, type View } from './applicant-filter.ts'
import { overview } from './applicant-queries.ts'
import { Board } from './board.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterForm } from './filter-form.tsx'
import { ReviewSettings } from './hiring-settings.tsx'
import { KeysHelp } from './keys-help.tsx'
import { UndoBar } from './undo-bar.tsx'

const views: readonly (readonly [View, string])[] = [
  ['table', 'Table'],
  ['board', 'Board'],
]

/** The tools beside the heading: the switch of the view, the help on keys and the export. */
export function ViewTools() {
  const { view, list } = stateIn(useSearchParams())
  const { mayWrite } = useSuspenseQuery(overview).data
  return (
    <div className="flex grow flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <ViewLinks view={view} list={list} />
      <div className="flex gap-5">
        <KeysHelp view={view} />
        {mayWrite && <ExportMenu list={list} />}
      </div>
    </div>
  )
}

/** The applications to one job or to all jobs of a company, as a table or a board. */
export function ApplicantsView({ failed }: { readonly failed: PartFailure | null }) {
  const { view, list, page } = stateIn(useSearchParams())
  const { mayWrite } = useSuspenseQuery(overview).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterForm view={view} list={list} isOpen={failed !== null} />
      {list.jobId && mayWrite && <ReviewSettings key={list.jobId} jobId={list.jobId} />}
      {failed ? (
        <ErrorState
          title="The applicants cannot be shown"
          actions={
            <ButtonLink look="secondary" to={listHref({ view, list: list.jobId ? { jobId: list.jobId } : {} })}>
              Clear filters
            </ButtonLink>
          }
        >
          {failed.sentence}
        </ErrorState>
      ) : (
        <Applications view={view} list={list} page={page} />
      )}
      <UndoBar />
    </div>
  )
}

function Applications({ view, list, page }: ReturnType<typeof stateIn>) {
  return view === 'board' ? <Board list={list} /> : <ApplicantTable key={JSON.stringify(list)} list={list} page={page} />
}

type StateProps = Pick<ReturnType<typeof stateIn>, 'view' | 'list'>

function ViewLinks({ view, list }: StateProps) {
  return (
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
  )
}
