import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { resumePath, statusTexts } from '../rules.ts'
import { sentRequests } from './unlock-queries.ts'

const perPage = 20

export function SentRequests({ page }: { readonly page: number }) {
  const { data } = useSuspenseQuery(sentRequests(page))
  if (data.length === 0 && page === 1)
    return (
      <EmptyState title="You have asked nobody yet" actions={<ButtonLink to="/search-resumes">Search resumes</ButtonLink>}>
        Open a resume and ask for the contact details.
      </EmptyState>
    )
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {data.map(({ id, resumeId, jobId, name, title, jobTitle, status, requestedAt }) => (
          <li key={id} className="grid gap-0.5 border-b border-line py-3 wrap-anywhere">
            {name === null ? (
              <span className="text-soft">Not shown to employers any more</span>
            ) : (
              <Link
                to={`${resumePath(resumeId)}${jobId ? `?job=${jobId}` : ''}`}
                className="inline-flex min-h-11 items-center font-medium hover:underline"
              >
                {[name, title].filter(Boolean).join(', ')}
              </Link>
            )}
            <span>{statusTexts[status]}</span>
            <span className="text-sm text-soft">
              For {jobTitle}, {dateText(requestedAt)}
            </span>
          </li>
        ))}
      </ul>
      <PageLinks page={page} isLast={data.length < perPage} hrefFor={(to) => `/employer-portal/resumes?page=${to}`} />
    </div>
  )
}
