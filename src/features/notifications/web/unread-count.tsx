import './unread-count.css'
import { useQuery } from '@tanstack/react-query'
import { unread } from './notification-queries.ts'

const staleMs = 60_000
const countedTo = 100

/** The number of unread notifications as text; empty when there are none. */
function useUnread(): string {
  const { data } = useQuery({ ...unread, staleTime: staleMs, refetchOnWindowFocus: true })
  const count = data?.unread ?? 0
  if (count === 0) return ''
  return count >= countedTo ? `${countedTo - 1}+` : String(count)
}

/** Part of the link to the notifications, and of its accessible name. */
export function UnreadCount() {
  const count = useUnread()
  return (
    count && (
      <span className="unread-count">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">({count} unread)</span>
      </span>
    )
  )
}

/** Announces changes of the number. */
export function UnreadNews() {
  const count = useUnread()
  return <output className="sr-only">{count && `${count} unread ${count === '1' ? 'notification' : 'notifications'}`}</output>
}
