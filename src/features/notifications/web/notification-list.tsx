import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Notification, notifications } from '../contract.ts'
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
  const lines = useRef<HTMLUListElement>(null)
  const { isBusy, run: markAll } = useMarking(() => lines.current?.focus())
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
      <ul
        ref={lines}
        tabIndex={-1}
        className="grid divide-y divide-line rounded-card border border-line bg-card px-4 outline-none"
      >
        {list.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    </div>
  )
}

function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, title, body, link, createdAt, isRead } = notification
  const { run: markRead } = useMarking()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 sm:flex-nowrap">
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className={isRead ? '' : 'font-medium'}>
          {link ? (
            <Link
              to={link}
              onClick={isRead ? undefined : () => markRead(id)}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}{' '}
          {!isRead && <Badge look="blue">New</Badge>}
        </p>
        <p className="text-soft">{body}</p>
        <p className="text-sm text-soft">
          {dateText(createdAt)}, {timeText(createdAt)}
        </p>
      </div>
      {!isRead && <MarkButton title={title} onRead={() => markRead(id)} />}
    </li>
  )
}

function MarkButton({ title, onRead }: { readonly title: string; readonly onRead: () => void }) {
  const isHydrated = useHydrated()
  return (
    <Button
      look="quiet"
      disabled={!isHydrated}
      aria-label={`Mark as read: ${title}`}
      onClick={(event) => {
        // The button disappears, and the focus must not disappear with it.
        event.currentTarget.closest('li')?.querySelector('a')?.focus()
        onRead()
      }}
      className="-ml-4 shrink-0 sm:ml-0"
    >
      Mark as read
    </Button>
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
