import { ApplicationList } from '#features/applications/web/application-list.tsx'
import { myApplications } from '#features/applications/web/my-applications.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always loaded again: employers may have changed them. */
export const loader = loadSignedIn((client) => client.fetchQuery({ ...myApplications, staleTime: 0 }))

export function Component() {
  return (
    <div>
      <Seo title="My Applications" isHidden />
      <PageHeader
        title="My Applications"
        lead="Track every application and what you sent."
        actions={
          <ButtonLink to="/saved-jobs" look="secondary">
            Saved jobs
          </ButtonLink>
        }
      />
      <ApplicationList />
    </div>
  )
}
