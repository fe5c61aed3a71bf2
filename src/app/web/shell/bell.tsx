import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { UnreadCount, UnreadNews } from '#features/notifications/web/unread-count.tsx'
import { Link } from '#platform/web/ui/link.tsx'

/** The way to what has happened, for those who are signed in. */
export function Bell() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Link
        to={user?.isEmployer ? '/employer/notifications' : '/notifications'}
        className="grid size-11 place-items-center rounded-control hover:bg-line"
      >
        <BellIcon aria-hidden="true" className="size-6" />
        <span className="sr-only">Notifications</span>
        <UnreadCount />
      </Link>
      <UnreadNews />
    </>
  )
}
