import { Banner } from '#platform/web/ui/banner.tsx'
import { Link } from '#platform/web/ui/link.tsx'

/** Says that nobody sees the jobs of a company until it is verified. */
export function VerifyFirst({ isOwner }: { readonly isOwner: boolean }) {
  return (
    <Banner look="news">
      <p className="font-medium">Your company isn’t verified yet</p>
      <p>
        You can write jobs now. Job seekers see them once we know who you are: by a work email on your website’s domain, or by
        your GSTIN or CIN.{' '}
        {isOwner ? (
          <Link
            to="/employer-portal/company#verification"
            className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4"
          >
            Verify your company
          </Link>
        ) : (
          'An owner of your company can do this.'
        )}
      </p>
    </Banner>
  )
}
