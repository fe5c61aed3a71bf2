import { ChevronRight, Inbox, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import type { Dashboard } from '../contract.ts'

type WaitingProps = {
  readonly waiting: Dashboard['waiting']
  /** What other features have waiting. */
  readonly children?: ReactNode
}

/** What the team should look at today: each entry leads to where it is done. */
export function Waiting({ waiting: { newApplications, newApplicationsJobId, unreadMessages }, children }: WaitingProps) {
  return (
    <ul className="grid gap-3 two:grid-cols-2">
      <WaitingEntry
        icon={<Inbox aria-hidden="true" className="size-5" />}
        count={newApplications}
        label={newApplications === 1 ? 'new application' : 'new applications'}
        to={newApplicationsJobId ? `/employer-portal/applicants?jobId=${newApplicationsJobId}` : '/employer-portal/applicants'}
      />
      <WaitingEntry
        icon={<MessageSquare aria-hidden="true" className="size-5" />}
        count={unreadMessages}
        label={unreadMessages === 1 ? 'unread message' : 'unread messages'}
        to="/employer-portal/applicants?view=table&unread=true"
      />
      {children}
    </ul>
  )
}

type EntryProps = { readonly icon: ReactNode; readonly count: number; readonly label: string; readonly to: string }

/** Nothing waiting is said quietly. */
export function WaitingEntry({ icon, count, label, to }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 hover:border-line-strong"
      >
        <span className={count > 0 ? 'text-blue-dark' : 'text-soft'}>{icon}</span>
        <span className={count > 0 ? '' : 'text-soft'}>
          <strong className="font-semibold">{count.toLocaleString('en-IN')}</strong> {label}
        </span>
        <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-soft" />
      </Link>
    </li>
  )
}
