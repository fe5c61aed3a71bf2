import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { dayNumber } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Notification } from '../contract.ts'
import { NotificationItem } from './notification-item.tsx'
import { myNotifications } from './notification-queries.ts'
import { useMarking } from './use-marking.ts'

type NotificationListProps = {
  /** Says what the list will contain, while it is empty. */
  readonly expected: string
  /** Suggests what to do meanwhile. */
  readonly wayOn: ReactNode
}

export function NotificationList({ expected, wayOn }: NotificationListProps) {
  const { data: list } = useSuspenseQuery(myNotifications)
  const groups = useRef<HTMLDivElement>(null)
  const [now] = useState(() => new Date())
  const { isBusy, run: markAll } = useMarking(() => groups.current?.focus())
  const isHydrated = useHydrated()
  if (list.length === 0) {
    return (
      <EmptyState title="Nothing new" actions={wayOn}>
        {expected}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {list.some(({ isRead }) => !isRead) && (
        <div>
          <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => markAll()}>
            Mark all as read
          </Button>
        </div>
      )}
      <div ref={groups} tabIndex={-1} className="grid gap-5 outline-none">
        {byDay(list, now).map(({ day, entries }) => (
          <section key={day} className="grid gap-2">
            <h2 className="text-base text-soft">{day}</h2>
            <ul aria-label={day} className="grid divide-y divide-line rounded-card border border-line bg-card">
              {entries.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const days = ['Today', 'Yesterday', 'This week', 'Earlier'] as const

type Day = { readonly day: (typeof days)[number]; readonly entries: readonly Notification[] }

function byDay(list: readonly Notification[], now: Date): Day[] {
  const today = dayNumber(now.toISOString())
  const dayOf = ({ createdAt }: Notification): Day['day'] => {
    const age = today - dayNumber(createdAt)
    return days[age < 2 ? Math.max(age, 0) : age < 7 ? 2 : 3] ?? 'Earlier'
  }
  return days
    .map((day) => ({ day, entries: list.filter((notification) => dayOf(notification) === day) }))
    .filter(({ entries }) => entries.length > 0)
}
