import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, type LucideIcon, MessageSquare, Search, Sparkles } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { dateText, dayNumber, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Notification, NotificationKind, notifications } from '../contract.ts'
import { myNotifications, unread } from './notification-queries.ts'

const call = apiCalls<typeof notifications>()

type NotificationListProps = {
  /** What the list will contain, shown while it is empty. */
  readonly expected: string
  /** What to do meanwhile. */
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

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  match: Sparkles,
  alert: Search,
  application: BriefcaseBusiness,
  message: MessageSquare,
}

function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, kind, title, body, link, createdAt, isRead } = notification
  const { run: markRead } = useMarking()
  const Icon = icons[kind]
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_2.75rem] items-start gap-x-3 py-2 pl-3 has-[a:hover]:bg-paper">
      <Icon aria-hidden="true" className={`mt-1 size-5 ${isRead ? 'text-soft' : 'text-blue'}`} />
      <div className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
        <p className={`line-clamp-2 text-base leading-snug ${isRead ? '' : 'font-medium'}`}>
          {!isRead && <span className="sr-only">New: </span>}
          {link ? (
            <Link
              to={link}
              onClick={isRead ? undefined : () => markRead(id)}
              className="after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="truncate text-soft">{body}</p>
        <p className="text-soft">
          <time dateTime={createdAt}>
            {dateText(createdAt)}, {timeText(createdAt)}
          </time>
        </p>
      </div>
      {!isRead && <MarkButton title={title} onRead={() => markRead(id)} />}
    </li>
  )
}

/** The dot of an unread notification. */
function MarkButton({ title, onRead }: { readonly title: string; readonly onRead: () => void }) {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      disabled={!isHydrated}
      aria-label={`Mark as read: ${title}`}
      title="Mark as read"
      onClick={(event) => {
        // The button disappears, and the focus must not disappear with it.
        event.currentTarget.closest('li')?.querySelector('a')?.focus()
        onRead()
      }}
      className="group relative grid size-11 cursor-pointer place-items-center"
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-blue group-hover:size-3.5" />
    </button>
  )
}

/** Marks the notification of this id, or all of them. */
function useMarking(onMarked?: () => void) {
  const client = useQueryClient()
  return useAction(
    async (id: string | void) => {
      if (id) await call('PUT /api/notifications/:id', { params: { id }, body: { isRead: true } })
      else await call('PUT /api/notifications', {})
      client.setQueryData(myNotifications.queryKey, (before = []) =>
        before.map((notification) => (id && id !== notification.id ? notification : { ...notification, isRead: true })),
      )
      // The next may be marked while the count is loaded again.
      void client.invalidateQueries({ queryKey: unread.queryKey })
      onMarked?.()
    },
    { title: 'Not Marked as Read' },
  )
}
