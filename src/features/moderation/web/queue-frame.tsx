import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { moderation, QueueState } from '../contract.ts'
import { between, spanText } from './age-text.ts'
import { useQueueFilter } from './queue-filter.ts'
import { queueState, useQueueRefresh } from './queue-queries.ts'

const call = apiCalls<typeof moderation>()

type QueueFrameProps = {
  readonly queue: string
  /** The kinds of entries with their labels, if there are several. */
  readonly kinds?: Readonly<Record<string, string>>
  /** The number of entries in the list. */
  readonly shown: number
  /** The number of waiting entries in the list, if it has decided ones too. */
  readonly waiting?: number
  /** True if the list itself can load more. */
  readonly hasMore?: boolean
  /** Shown instead of the list if nothing waits. */
  readonly empty: ReactNode
  /** The list. */
  readonly children: ReactNode
}

/** The frame of every queue: how many entries wait and how long, the filters, a button for the next entry, and the list of the feature. */
export function QueueFrame({ queue, kinds = {}, shown, waiting = shown, hasMore = false, empty, children }: QueueFrameProps) {
  const { data: state } = useSuspenseQuery(queueState(queue))
  const isFiltered = useIsFiltered()
  const isEmpty = shown === 0 && state.count === 0
  if (isEmpty && !isFiltered) return empty
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Filters state={state} kinds={kinds} />
        <ClaimNext state={state} />
      </div>
      <p>{figuresText(state)}</p>
      {!hasMore && <Rest waiting={waiting} state={state} />}
      {shown > 0 ? children : isFiltered && <NothingMatches path={state.path} />}
    </div>
  )
}

function useIsFiltered(): boolean {
  const { show, kind } = useQueueFilter()
  return show !== 'all' || kind !== ''
}

function NothingMatches({ path }: { readonly path: string }) {
  return (
    <EmptyState
      title="Nothing matches"
      actions={
        <ButtonLink to={path} look="outline">
          Show all
        </ButtonLink>
      }
    >
      Nothing that is waiting matches this filter.
    </EmptyState>
  )
}

/** A long queue is shown in parts: the most urgent entries first, and further ones when these are decided. */
function Rest({ waiting, state: { count, path } }: { readonly waiting: number; readonly state: QueueState }) {
  const isFiltered = useIsFiltered()
  if (isFiltered || waiting >= count) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {waiting === 0
          ? 'Everything that was shown is decided.'
          : `${waiting.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')} are shown. The others follow when these are decided.`}
      </p>
      {waiting === 0 && (
        <ButtonLink to={path} look="outline">
          Show the next
        </ButtonLink>
      )}
    </div>
  )
}

function figuresText({ count, overdue, oldest, mine, at }: QueueState): string {
  const parts = [`${count.toLocaleString('en-IN')} waiting`]
  if (oldest) parts.push(`the oldest for ${spanText(between(oldest, at))}`)
  if (overdue > 0) parts.push(`${overdue.toLocaleString('en-IN')} overdue`)
  if (mine > 0) parts.push(`${mine.toLocaleString('en-IN')} claimed by you`)
  return parts.join(' · ')
}

type FiltersProps = { readonly state: QueueState; readonly kinds: Readonly<Record<string, string>> }

function Filters({ state, kinds }: FiltersProps) {
  const filter = useQueueFilter()
  return (
    <GetForm key={`${filter.show} ${filter.kind}`} action={state.path} className="flex flex-wrap items-end gap-3">
      <SelectField label="Show" name="show" defaultValue={filter.show}>
        <option value="all">All</option>
        <option value="free">Not Claimed</option>
        <option value="mine">Claimed by me</option>
        <option value="overdue">Overdue</option>
      </SelectField>
      {Object.keys(kinds).length > 1 && (
        <SelectField label="Kind" name="kind" defaultValue={filter.kind}>
          <option value="">All kinds</option>
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name} ({state.kinds.find((one) => one.kind === kind)?.count ?? 0})
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" look="outline">
        Filter
      </Button>
    </GetForm>
  )
}

/** Claims the next entry and leads to it. */
function ClaimNext({ state: { name, path } }: { readonly state: QueueState }) {
  const navigate = useNavigate()
  const refresh = useQueueRefresh(name)
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(async () => {
    const { itemId } = await call('POST /api/admin/queues/:queue/next', { params: { queue: name } })
    if (!itemId) return toast({ title: 'Nothing Is Free', text: 'Somebody is working on everything.' })
    await refresh()
    await navigate(`${path}?show=mine`)
  }, buttonFailure('Not Claimed'))
  return (
    <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      Claim Next
    </Button>
  )
}
