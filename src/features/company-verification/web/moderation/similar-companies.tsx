import { Banner } from '#platform/web/ui/banner.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { QueuedVerification } from '../../moderation-contract.ts'

type SimilarCompaniesProps = { readonly request: Pick<QueuedVerification, 'companyName' | 'kind' | 'similar'> }

/** The verified companies that this one may pretend to be. */
export function SimilarCompanies({ request: { companyName, kind, similar } }: SimilarCompaniesProps) {
  if (similar.length === 0) return null
  return (
    <Banner look="failed">
      <p className="font-medium">Compare {companyName} with the companies that are verified already</p>
      <ul className="grid gap-1">
        {similar.map(({ employerId, companyName: name, website, hasSameNumber }) => (
          <li key={employerId}>
            <Link to={`/companies/${employerId}`} className="underline underline-offset-4">
              {name}
            </Link>
            {' · '}
            {website ?? 'no website'} · {hasSameNumber ? `the same ${kind.toUpperCase()}` : 'a similar name'}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
