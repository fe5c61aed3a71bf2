import { SavedResumeSearches, savedResumeSearches } from '#features/resume-alerts/web/saved-resume-searches.tsx'
import { UnitsLeft } from '#features/resume-unlocks/web/job-choice.tsx'
import { SentRequests } from '#features/resume-unlocks/web/sent-requests.tsx'
import { resumeAccount, sentRequests } from '#features/resume-unlocks/web/unlock-queries.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Always reloaded, because people may have answered. */
export const loader = loadEmployer((client, _, { searchParams }) =>
  Promise.all([
    client.fetchQuery({ ...sentRequests(pageNumberIn(searchParams)), staleTime: 0 }),
    client.fetchQuery({ ...savedResumeSearches, staleTime: 0 }),
    client.fetchQuery({ ...resumeAccount, staleTime: 0 }),
  ]),
)

export function Component() {
  const page = pageNumberIn(useSearchParams())
  return (
    <EmployerFrame title="Resumes" actions={<ButtonLink to="/search-resumes">Search resumes</ButtonLink>}>
      <Seo title="Resumes" isHidden />
      <section className="grid gap-2">
        <h2 className="text-xl">People you have asked</h2>
        <UnitsLeft />
        <SentRequests page={page} />
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">Saved searches</h2>
        <SavedResumeSearches />
      </section>
    </EmployerFrame>
  )
}
