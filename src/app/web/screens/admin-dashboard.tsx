import { useSuspenseQuery } from '@tanstack/react-query'
import { screensFor } from '#features/staff/web/staff-frame.tsx'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { StaffArea } from '../staff-area.tsx'
import { staffNavigation } from '../staff-navigation.ts'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async () => null)

export function Component() {
  const { data: person } = useSuspenseQuery(staffMember)
  const screens = screensFor(person.role, staffNavigation).filter(({ text }) => text)
  return (
    <StaffArea title="Admin Dashboard" lead="Waiting for you">
      <Seo title="Admin dashboard" isHidden />
      {screens.length > 0 ? (
        <ul className="grid gap-4 two:grid-cols-2">
          {screens.map(({ to, title, text }) => (
            <li key={to}>
              <Card className="grid gap-1">
                <h2 className="text-lg">
                  <Link to={to} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
                    {title}
                  </Link>
                </h2>
                <p className="text-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing waiting for you">Ratings and messages are read by the support team.</EmptyState>
      )}
    </StaffArea>
  )
}
