import { BadgeCheck, CalendarClock, CircleX, Eye, FileSearch, Handshake, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { Badge, type BadgeLook } from '#platform/web/ui/badge.tsx'
import type { ApplicationStatus } from '../contract.ts'
import { statusLabels } from '../rules.ts'

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

export function StatusBadge({ status }: { readonly status: ApplicationStatus }) {
  const [look, Icon] = looks[status]
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-4" /> {statusLabels[status]}
    </Badge>
  )
}
