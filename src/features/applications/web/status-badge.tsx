import {
  BadgeCheck,
  CalendarClock,
  CircleX,
  Eye,
  FileSearch,
  Handshake,
  type LucideIcon,
  MessageCircleOff,
  Send,
  Undo2,
} from 'lucide-react'
import { Badge, type BadgeLook } from '#platform/web/ui/badge.tsx'
import type { ApplicationStatus } from '../contract.ts'
import { silentLabel, statusLabels } from '../rules.ts'

const looks: Readonly<Record<ApplicationStatus, readonly [BadgeLook, LucideIcon]>> = {
  applied: ['plain', Send],
  in_review: ['blue', Eye],
  under_review: ['blue', FileSearch],
  interview: ['marigold', CalendarClock],
  offer: ['leaf', Handshake],
  hired: ['leaf', BadgeCheck],
  rejected: ['brick', CircleX],
  withdrawn: ['plain', Undo2],
}

/** With `isSilent`, it shows that the employer has done nothing for 30 days, which says more than the status. */
export function StatusBadge({ status, isSilent = false }: { readonly status: ApplicationStatus; readonly isSilent?: boolean }) {
  if (isSilent)
    return (
      <Badge>
        <MessageCircleOff aria-hidden="true" className="size-4" /> {silentLabel}
      </Badge>
    )
  const [look, Icon] = looks[status]
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-4" /> {statusLabels[status]}
    </Badge>
  )
}
