import { CalendarClock, ChevronRight, CircleCheck, Inbox, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import type { Dashboard } from '../contract.ts'

/** The tasks of today, each with a link to where it is done. */
export function Waiting({ waiting }: { readonly waiting: Dashboard['waiting'] }) {
  const { newApplications, unreadMessages, jobsToConfirm, interviews } = waiting
  const applicants = '/employer-portal/applicants'
  return (
    <ul className="grid gap-3 min-[22em]:grid-cols-2">
      <WaitingEntry
        icon={<Inbox aria-hidden="true" className="size-5" />}
        count={newApplications}
        label={newApplications === 1 ? 'new application' : 'new applications'}
        to={`${applicants}?view=table&status=applied&sort=waiting`}
      />
      <WaitingEntry
        icon={<MessageSquare aria-hidden="true" className="size-5" />}
        count={unreadMessages}
        label={unreadMessages === 1 ? 'unread message' : 'unread messages'}
        to={`${applicants}?view=table&unread=true`}
      />
      <WaitingEntry
        icon={<CalendarClock aria-hidden="true" className="size-5" />}
        count={interviews}
        label={interviews === 1 ? 'interview in the next 24 hours' : 'interviews in the next 24 hours'}
        to="/employer-portal#interviews"
      />
      <WaitingEntry
        icon={<CircleCheck aria-hidden="true" className="size-5" />}
        count={jobsToConfirm}
        label={jobsToConfirm === 1 ? 'job to confirm' : 'jobs to confirm'}
        to="/employer-portal/jobs?state=open"
      />
    </ul>
  )
}

type EntryProps = { readonly icon: ReactNode; readonly count: number; readonly label: string; readonly to: string }

/** A count of zero is shown inconspicuously. */
function WaitingEntry({ icon, count, label, to }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-card px-3 py-2 hover:border-line-strong sm:px-4 sm:py-3"
      >
        <span className={count > 0 ? 'text-blue-dark' : 'text-soft'}>{icon}</span>
        <span className={count > 0 ? '' : 'text-soft'}>
          <strong className="font-semibold">{count.toLocaleString('en-IN')}</strong> {label}
        </span>
        <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-soft max-sm:hidden" />
      </Link>
    </li>
  )
}
