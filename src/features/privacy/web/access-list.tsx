import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import type { View } from '../contract.ts'
import { viewsOnPage } from './privacy-queries.ts'

const perPage = 20
const seen: Readonly<Record<View['what'], string>> = { cv: 'your CV', contact: 'your contact details' }
const viewers: Readonly<Record<View['viewerKind'], string>> = { employer: 'Employer', staff: 'Staff of Pasand' }

/** Actions on a company, which the screen passes because they belong to another feature. */
type AccessListProps = { readonly actionsFor?: (company: { readonly employerId: string; readonly company: string }) => ReactNode }

/** The employers and staff who have viewed a person's CV or contact details. */
export function AccessList({ actionsFor }: AccessListProps) {
  const [page, setPage] = useState(1)
  const { data: views, isError, refetch } = useQuery(viewsOnPage(page))
  if (isError)
    return (
      <ErrorState title="This list could not be read" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        Please check your connection.
      </ErrorState>
    )
  if (!views)
    return (
      <Loading label="Loading who has seen your CV…">
        <Skeleton className="h-24" />
      </Loading>
    )
  if (views.length === 0 && page === 1)
    return (
      <EmptyState title="Nobody has seen your CV yet">
        You'll see here when employers or our staff open your CV or contact details.
      </EmptyState>
    )
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            actions={view.companyId && actionsFor?.({ employerId: view.companyId, company: view.viewerName })}
          />
        ))}
      </ul>
      <Turning page={page} isLast={views.length < perPage} onTurn={setPage} />
    </div>
  )
}

type TurningProps = { readonly page: number; readonly isLast: boolean; readonly onTurn: (page: number) => void }

function Turning({ page, isLast, onTurn }: TurningProps) {
  return (
    <div className="flex gap-3">
      {page > 1 && (
        <Button look="secondary" onClick={() => onTurn(page - 1)}>
          Newer
        </Button>
      )}
      {!isLast && (
        <Button look="secondary" onClick={() => onTurn(page + 1)}>
          Older
        </Button>
      )}
    </div>
  )
}

function ViewItem({
  view: { viewerKind, viewerName, what, about, viewedAt },
  actions,
}: {
  readonly view: View
  readonly actions: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{viewerName}</span> saw {seen[what]}
        <span className="block text-sm text-soft">
          {viewers[viewerKind]}
          {about !== null && (viewerKind === 'staff' ? `. Reason: ${about}` : ` · for ${about}`)}
        </span>
      </span>
      <time dateTime={viewedAt} className="text-sm text-soft">
        {dateText(viewedAt)}, {timeText(viewedAt)}
      </time>
      {actions}
    </li>
  )
}
