import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { foundUsers } from './account-queries.ts'
import { AccountSearch } from './account-search.tsx'

export function UserList() {
  const { data } = useSuspenseQuery(foundUsers(useSearchParams()))
  return (
    <AccountSearch
      action="/admin/users"
      nouns={['user', 'users']}
      hint="The beginning of a name, a whole email address, or an id."
      total={data.total}
      isLast={data.isLast}
      isEmpty={data.items.length === 0}
    >
      <ul aria-label="Users" className="grid gap-3">
        {data.items.map(({ id, name, email, company, emailVerified, isSuspended, createdAt }) => (
          <li key={id}>
            <Card className="grid gap-1 wrap-anywhere">
              <h2 className="flex flex-wrap items-center gap-2 text-lg">
                <Link to={`/admin/users/${id}`} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
                  {name}
                </Link>
                {isSuspended && <Badge look="brick">Suspended</Badge>}
                {!emailVerified && <Badge look="marigold">Email not verified</Badge>}
              </h2>
              <p className="text-soft">
                {email}
                {company && ` · ${company}`} · since {dateText(createdAt)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </AccountSearch>
  )
}
