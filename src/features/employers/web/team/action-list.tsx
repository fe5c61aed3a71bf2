import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedPart, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { TeamAction } from '../../team-contract.ts'
import { teamActions } from '../employer-queries.ts'

/** The log of actions, for owners. Loaded when it is opened. */
export function ActionList() {
  const [page, setPage] = useState(0)
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="actions" className="grid justify-items-start gap-3">
      <h2 id="actions" className="text-lg">
        Who did what
      </h2>
      {page === 0 ? (
        <Button look="secondary" disabled={!isHydrated} onClick={() => setPage(1)}>
          Show the log
        </Button>
      ) : (
        <ActionPage page={page} onTurn={setPage} />
      )}
    </section>
  )
}

type PageProps = { readonly page: number; readonly onTurn: (page: number) => void }

function ActionPage({ page, onTurn }: PageProps) {
  const { data, error, isFetching, refetch } = useQuery(teamActions(page))
  if (!data && error) return <FailedPart title="The log could not be loaded" isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading the log…">
        <Skeleton className="h-40 w-72" />
      </Loading>
    )
  if (data.items.length === 0) return <p className="text-soft">Nothing yet. What you and your colleagues change appears here.</p>
  return (
    <>
      <ol className="w-full rounded-card border border-line bg-card px-4">
        {data.items.map((entry) => (
          <li key={entry.id} className="border-b border-line py-3 wrap-anywhere last:border-0">
            <ActionText entry={entry} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button look="secondary" onClick={() => onTurn(page - 1)}>
            Newer
          </Button>
        )}
        {!data.isLast && (
          <Button look="secondary" onClick={() => onTurn(page + 1)}>
            Older
          </Button>
        )}
      </div>
    </>
  )
}

const gone = 'A former member'

function ActionText({ entry: { who, action, about, member, at } }: { readonly entry: TeamAction }) {
  return (
    <>
      <span className="font-medium">{who || gone}</span> {action}
      {member && <> ({member})</>}
      {about && <>: {about}</>}{' '}
      <time dateTime={at} className="text-sm whitespace-nowrap text-soft">
        {momentText(at)}
      </time>
    </>
  )
}
