import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { foundEmployers } from './account-queries.ts'
import { AccountSearch } from './account-search.tsx'

export function EmployerList() {
  const { data } = useSuspenseQuery(foundEmployers(useSearchParams()))
  return (
    <AccountSearch
      action="/admin/employers"
      nouns={['company', 'companies']}
      hint="The beginning of a name, the whole contact address, or an id."
      total={data.total}
      isLast={data.isLast}
      isEmpty={data.items.length === 0}
    >
      <ul aria-label="Companies" className="grid gap-3">
        {data.items.map(({ id, companyName, isVerified, isSuspended, openJobs, createdAt }) => (
          <li key={id}>
            <Card className="grid gap-1 wrap-anywhere">
              <h2 className="flex flex-wrap items-center gap-2 text-lg">
                <Link to={`/admin/employers/${id}`} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
                  {companyName}
                </Link>
                {isSuspended && <Badge look="brick">Suspended</Badge>}
                {isVerified && <Badge look="leaf">Verified</Badge>}
              </h2>
              <p className="text-soft">
                {openJobs.toLocaleString('en-IN')} open {openJobs === 1 ? 'job' : 'jobs'} · since {dateText(createdAt)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </AccountSearch>
  )
}
