import { useSuspenseQuery } from '@tanstack/react-query'
import { ratingsWaiting, waitingRatings } from '#features/companies/web/moderation/use-verdict.ts'
import { messagesWaiting, queuedMessages } from '#features/contact/web/message-queue.tsx'
import { mayDo } from '#features/staff/rules.ts'
import { screensFor } from '#features/staff/web/staff-header.tsx'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { staffNavigation } from '../staff-navigation.ts'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client) => {
  const { role } = await client.ensureQueryData(staffMember)
  if (!mayRead(role)) return
  await Promise.all([
    client.fetchQuery({ ...waitingRatings, staleTime: 0 }),
    client.fetchQuery({ ...queuedMessages(1), staleTime: 0 }),
  ])
})

const mayRead = (role: StaffRole): boolean => mayDo(role, 'support')

export function Component() {
  const { data: person } = useSuspenseQuery(staffMember)
  return (
    <>
      <Seo title="Admin dashboard" isHidden />
      <StaffHeading title="Admin Dashboard" lead="Waiting for you" />
      {mayRead(person.role) ? (
        <Waiting role={person.role} />
      ) : (
        <EmptyState title="Nothing waiting for you">Ratings and messages are read by the support team.</EmptyState>
      )}
    </>
  )
}

function Waiting({ role }: { readonly role: StaffRole }) {
  const ratings = useSuspenseQuery(waitingRatings).data
  const messages = useSuspenseQuery(queuedMessages(1)).data
  const waiting: Readonly<Record<string, string>> = {
    '/admin/company-ratings': ratingsWaiting(ratings),
    '/admin/contact-messages': messagesWaiting(messages),
  }
  return (
    <ul className="grid gap-4 two:grid-cols-2">
      {screensFor(role, staffNavigation)
        .filter(({ text }) => text)
        .map(({ to, title, text }) => (
          <li key={to}>
            <Card className="grid gap-1">
              <h2 className="text-lg">
                <Link to={to} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
                  {title}
                </Link>
              </h2>
              <p className="text-2xl font-semibold">{waiting[to]}</p>
              <p className="text-soft">{text}</p>
            </Card>
          </li>
        ))}
    </ul>
  )
}
