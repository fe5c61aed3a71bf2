import { ApplicationList } from '#features/applications/web/application-list.tsx'
import { filterIn } from '#features/applications/web/application-filter.ts'
import { applicationsFor, statusCounts } from '#features/applications/web/my-applications.ts'
import { upcomingInterviews } from '#features/interview-slots/web/interview-queries.ts'
import { UpcomingLine } from '#features/interview-slots/web/upcoming-events.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always reloaded, because employers may have changed the applications. */
export const loader = loadSignedIn((client, _, { searchParams }) =>
  Promise.all([
    client.fetchQuery({ ...statusCounts, staleTime: 0 }),
    client.fetchQuery({ ...upcomingInterviews, staleTime: 0 }),
    client.fetchQuery({ ...applicationsFor(filterIn(searchParams)), staleTime: 0 }),
  ]),
)

export function Component() {
  return (
    <div>
      <Seo title="My Applications" isHidden />
      <PageHeader
        title="My Applications"
        actions={
          <ButtonLink to="/saved-jobs" look="secondary" className="max-two:hidden">
            Saved Jobs
          </ButtonLink>
        }
      />
      <UpcomingLine />
      <ApplicationList />
    </div>
  )
}
