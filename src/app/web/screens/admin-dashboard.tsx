import '../later.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mayDo } from '#features/staff/rules.ts'
import { StaffFrame } from '#features/staff/web/staff-frame.tsx'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async () => null)

const desks = [
  { to: '/admin/company-ratings', title: 'Company Ratings', text: 'What people say of companies, before it appears.' },
  { to: '/admin/contact-messages', title: 'Contact Messages', text: 'What was left in the contact form.' },
] as const

export function Component() {
  const { data: person } = useSuspenseQuery(staffMember)
  return (
    <StaffFrame title="Admin Dashboard" lead="What waits for you.">
      <Seo title="Admin dashboard" isHidden />
      {mayDo(person.role, 'support') ? (
        <ul className="grid gap-4 two:grid-cols-2">
          {desks.map(({ to, title, text }) => (
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
        <EmptyState title="Nothing waits for you">Ratings and messages are read by the support team.</EmptyState>
      )}
    </StaffFrame>
  )
}
