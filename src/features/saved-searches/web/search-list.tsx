import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PauseAndDelete } from '#platform/web/ui/pause-and-delete.tsx'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { MySearch, searches } from '../contract.ts'
import { mySearches } from './send-search.ts'

const call = apiCalls<typeof searches>()

/** Passed by the screen, because applying belongs to another feature. */
type AlertActions = { readonly actionsFor: (job: MySearch['alerts'][number]) => ReactNode }

export function SearchList({ actionsFor }: AlertActions) {
  const { data: saved } = useSuspenseQuery(mySearches)
  const list = useRef<HTMLDivElement>(null)
  return (
    // When the focused search is deleted, the focus moves to this element.
    <div ref={list} tabIndex={-1} className="outline-none">
      {saved.length === 0 ? (
        <p className="text-soft">No saved searches yet. Save one above to get new jobs every morning.</p>
      ) : (
        <ul className="grid gap-4">
          {saved.map((one) => (
            <li key={one.id}>
              <SearchItem saved={one} onDeleted={() => list.current?.focus()} actionsFor={actionsFor} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ItemProps = { readonly saved: MySearch; readonly onDeleted: () => void }

function SearchItem({ saved, onDeleted, actionsFor }: ItemProps & AlertActions) {
  const { id, name, query, isActive, alerts } = saved
  const address = `/jobs?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`
  return (
    <Card id={`search-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg wrap-anywhere">
          <Link to={address} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </Link>{' '}
          {!isActive && <Badge>Paused</Badge>}
        </h3>
        <Deeds saved={saved} onDeleted={onDeleted} />
      </div>
      {alerts.length > 0 && <Alerts alerts={alerts} actionsFor={actionsFor} />}
      <p className="text-sm text-soft">{summaryOf(saved)}</p>
    </Card>
  )
}

function Alerts({ alerts, actionsFor }: Pick<MySearch, 'alerts'> & AlertActions) {
  return (
    <ul>
      {alerts.map((job) => (
        <JobRow key={job.id} job={job} reason={job.reason} actions={actionsFor(job)} />
      ))}
    </ul>
  )
}

/** Jobs that have closed since are neither shown nor counted. */
function summaryOf({ isActive, alerts, alertCount }: MySearch): string {
  if (!isActive) return 'Paused. Resume to get alerts again.'
  if (alertCount === 0) return 'We look for new jobs every morning.'
  const found = `${alertCount.toLocaleString('en-IN')} open ${alertCount === 1 ? 'job' : 'jobs'} found so far.`
  return alertCount > alerts.length ? `Showing the newest ${alerts.length} of ${found}` : found
}

const failure = { title: 'Saved Search Not Changed', loginUrl: () => loginHref('/wishes') }

function Deeds({ saved: { id, name, isActive }, onDeleted }: ItemProps) {
  const client = useQueryClient()
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: mySearches.queryKey })
  const { isBusy, run } = useAction(
    async (change: 'pause' | 'delete') => {
      if (change === 'pause') await call('PUT /api/saved-searches/:id', { params: { id }, body: { isActive: !isActive } })
      else await call('DELETE /api/saved-searches/:id', { params: { id } })
      await readAgain()
      if (change === 'delete') onDeleted()
    },
    async (error) => {
      tellFailure(failure, error)
      // The search was deleted in another window, so the list is reloaded.
      if (error instanceof CallFailed && error.status === 404) await readAgain()
    },
  )
  return (
    <PauseAndDelete of={name} isActive={isActive} isBusy={isBusy} onPause={() => run('pause')} onDelete={() => run('delete')} />
  )
}
