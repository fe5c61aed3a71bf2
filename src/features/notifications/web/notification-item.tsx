import { BriefcaseBusiness, Contact, type LucideIcon, MessageSquare, Search, Sparkles } from 'lucide-react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Notification, NotificationKind } from '../contract.ts'
import { useMarking } from './use-marking.ts'

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  match: Sparkles,
  alert: Search,
  application: BriefcaseBusiness,
  message: MessageSquare,
  contact: Contact,
}

export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, kind, title, body, link, createdAt, isRead } = notification
  const { run: markRead } = useMarking()
  const Icon = icons[kind]
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_2.75rem] items-start gap-x-3 py-2 pl-3 has-[a:hover]:bg-paper">
      <Icon aria-hidden="true" className={`mt-1 size-5 ${isRead ? 'text-soft' : 'text-blue-dark'}`} />
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
        // The button disappears, so the focus is moved.
        event.currentTarget.closest('li')?.querySelector('a')?.focus()
        onRead()
      }}
      className="group relative grid size-11 cursor-pointer place-items-center"
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-blue group-hover:size-3.5" />
    </button>
  )
}
