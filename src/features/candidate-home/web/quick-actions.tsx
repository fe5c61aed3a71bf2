import { ChevronRight } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export function QuickActions({ hasCv }: { readonly hasCv: boolean }) {
  const actions = [
    ['/jobs', 'Browse Jobs'],
    ['/cv-builder', hasCv ? 'Update your CV' : 'Build your CV'],
    ['/applications', 'My Applications'],
    ['/interview-prep', 'Interview Prep'],
    ['/salary-calculator', 'Salary Calculator'],
  ] as const
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Quick actions</h2>
      <ul>
        {actions.map(([to, label]) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link to={to} className="flex min-h-11 items-center justify-between font-medium text-blue-dark hover:underline">
              {label} <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function UpcomingEvents() {
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Upcoming events</h2>
      <p className="text-soft">No upcoming interviews. They'll show up here once scheduled.</p>
    </Card>
  )
}
