import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { availabilities } from '#features/auth/rules.ts'
import { salaryText } from '#features/jobs/rules.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PauseAndDelete } from '#platform/web/ui/pause-and-delete.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { MyWish } from '../contract.ts'
import { type MatchActions, MatchList } from './match-list.tsx'
import { useWish } from './use-wish.ts'
import { myWishes } from './wish-queries.ts'

export function WishList({ actionsFor }: MatchActions) {
  const { data: wishes } = useSuspenseQuery(myWishes)
  const list = useRef<HTMLDivElement>(null)
  return (
    // When the focused wish is deleted, the focus moves to this element.
    <div ref={list} tabIndex={-1} className="outline-none">
      {wishes.length === 0 ? (
        <NoneYet />
      ) : (
        <ul className="grid gap-4">
          {wishes.map((wish) => (
            <li key={wish.id}>
              <WishItem wish={wish} onDeleted={() => list.current?.focus()} actionsFor={actionsFor} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState title="No wishes yet" actions={<ButtonLink to="/#wish">Make a wish</ButtonLink>}>
      We check every new job against your wish and tell you why it matches.
    </EmptyState>
  )
}

type ItemProps = { readonly wish: MyWish; readonly onDeleted: () => void }

function WishItem({ wish, onDeleted, actionsFor }: ItemProps & MatchActions) {
  const { id, role, company, isActive, matches, matchCount } = wish
  const name = `${role} at ${company}`
  const summary = summaryOf({ isActive, shown: matches.length, matchCount })
  return (
    <Card id={`wish-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="text-lg wrap-anywhere">
            {name} {!isActive && <Badge>Paused</Badge>}
          </h3>
          <p className="wrap-anywhere text-soft">{termsOf(wish)}</p>
        </div>
        <Deeds wish={wish} name={name} onDeleted={onDeleted} />
      </div>
      {matches.length > 0 && <MatchList matches={matches} actionsFor={actionsFor} />}
      {summary && <p className="text-sm text-soft">{summary}</p>}
    </Card>
  )
}

function Deeds({ wish, name, onDeleted }: ItemProps & { readonly name: string }) {
  const { isBusy, run } = useWish(wish, onDeleted)
  return (
    <PauseAndDelete
      of={`the wish ${name}`}
      isActive={wish.isActive}
      isBusy={isBusy}
      onPause={() => run('pause')}
      onDelete={() => run('delete')}
    />
  )
}

function termsOf({ availabilityDays, expectedSalary, location, createdAt }: MyWish): string {
  const availability = availabilities.find(([days]) => days === availabilityDays)?.[1]
  return [
    ...(availability ? [`Can join ${availabilityDays === 0 ? 'immediately' : `in ${availability.toLowerCase()}`}`] : []),
    ...(expectedSalary ? [`Expects ${salaryText({ salaryMin: expectedSalary, salaryMax: expectedSalary })} a year`] : []),
    ...(location ? [location] : []),
    `Added ${dateText(createdAt)}`,
  ].join(' · ')
}

type WishCounts = { readonly isActive: boolean; readonly shown: number; readonly matchCount: number }

function summaryOf({ isActive, shown, matchCount }: WishCounts): string {
  if (!isActive) return "Paused. You won't get matches until you resume it."
  if (matchCount === 0) return 'No matches yet. We check every new job within a minute or two.'
  return matchCount > shown ? `Showing the newest ${shown} of ${matchCount.toLocaleString('en-IN')} matching jobs.` : ''
}
