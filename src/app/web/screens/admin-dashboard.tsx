import { useSuspenseQuery } from '@tanstack/react-query'
import type { QueueFigures } from '#features/moderation/contract.ts'
import { queueOverview } from '#features/moderation/web/queue-queries.ts'
import { QueueSummary } from '#features/moderation/web/queue-summary.tsx'
import { screensFor } from '#features/staff/web/staff-header.tsx'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { loadReports, ReportSection } from '../report-section.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { staffNavigation } from '../staff-navigation.ts'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client, url) => {
  await client.fetchQuery({ ...queueOverview, staleTime: 0 })
  return loadReports(client, url)
})

export function Component() {
  const { data: person } = useSuspenseQuery(staffMember)
  return (
    <>
      <Seo title="Admin Dashboard" isHidden />
      <StaffHeading title="Admin Dashboard" lead="Waiting for you" />
      <Refused />
      <Waiting role={person.role} />
      <ReportSection />
    </>
  )
}

/** Says why another screen was not shown. */
function Refused() {
  if (!useSearchParams().has('refused')) return null
  return (
    <output className="mb-4 block">
      <Banner look="news">Your role may not open that page. An administrator can change your role.</Banner>
    </output>
  )
}

function Waiting({ role }: { readonly role: StaffRole }) {
  const { data: overview } = useSuspenseQuery(queueOverview)
  const queues = screensFor(role, staffNavigation)
    .filter(({ text }) => text)
    .map((screen) => ({ ...screen, figures: overview.queues.find(({ path }) => path === screen.to) }))
    .toSorted((a, b) => urgencyOf(b.figures) - urgencyOf(a.figures))
  return (
    <ul className="grid grid-cols-2 gap-3 two:gap-4 lg:grid-cols-4">
      {queues.map(({ to, title, text, figures }) => (
        <li key={to}>
          <Card className="grid h-full content-start gap-1">
            <h2 className="text-lg">
              <Link to={to} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
                {title}
              </Link>
            </h2>
            <QueueSummary at={overview.at} figures={figures} />
            <p className="text-sm text-soft two:text-base">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Queues with overdue entries come first, then those in which something waits. */
const urgencyOf = (figures: QueueFigures | undefined): number => (figures?.overdue ? 2 : figures?.oldest ? 1 : 0)
