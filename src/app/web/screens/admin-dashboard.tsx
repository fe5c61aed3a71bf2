import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ratingsWaiting, waitingRatings } from '#features/companies/web/moderation/use-verdict.ts'
import { messagesWaiting, queuedMessages } from '#features/contact/web/message-queue.tsx'
import { feedbackPending, queuedFeedback } from '#features/recruiter-feedback/web/feedback-queue.tsx'
import { verificationsWaiting, waitingVerifications } from '#features/company-verification/web/verification-queries.ts'
import { mayDo } from '#features/staff/permissions.ts'
import { screensFor } from '#features/staff/web/staff-header.tsx'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { loadReports, ReportSection } from '../report-section.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { staffNavigation } from '../staff-navigation.ts'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client, url) => {
  const { role } = await client.ensureQueryData(staffMember)
  await Promise.all([
    ...(mayDo(role, 'company-ratings') ? [client.fetchQuery({ ...waitingRatings, staleTime: 0 })] : []),
    ...(mayDo(role, 'contact-messages') ? [client.fetchQuery({ ...queuedMessages(1), staleTime: 0 })] : []),
    ...(mayDo(role, 'company-verifications') ? [client.fetchQuery({ ...waitingVerifications, staleTime: 0 })] : []),
    ...(mayDo(role, 'recruiter-feedback') ? [client.fetchQuery({ ...queuedFeedback, staleTime: 0 })] : []),
  ])
  return loadReports(client, url)
})

export function Component() {
  const { data: person } = useSuspenseQuery(staffMember)
  return (
    <>
      <Seo title="Admin dashboard" isHidden />
      <StaffHeading title="Admin Dashboard" lead="Waiting for you" />
      <Waiting role={person.role} />
      <ReportSection />
    </>
  )
}

function Waiting({ role }: { readonly role: StaffRole }) {
  // The loader has read what this role may read.
  const ratings = useQuery({ ...waitingRatings, enabled: false }).data ?? []
  const messages = useQuery({ ...queuedMessages(1), enabled: false }).data ?? []
  const feedback = useQuery({ ...queuedFeedback, enabled: false }).data ?? []
  const companies = useQuery({ ...waitingVerifications, enabled: false }).data ?? []
  const waiting: Readonly<Record<string, string>> = {
    '/admin/company-ratings': ratingsWaiting(ratings),
    '/admin/contact-messages': messagesWaiting(messages),
    '/admin/recruiter-feedback': feedbackPending(feedback),
    '/admin/company-verifications': verificationsWaiting(companies),
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
