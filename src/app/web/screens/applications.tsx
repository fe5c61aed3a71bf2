import '../later.css'
import { ApplicationList } from '#features/applications/web/application-list.tsx'
import { myApplications } from '#features/applications/web/my-applications.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) => client.ensureQueryData(myApplications))

export function Component() {
  return (
    <div>
      <Seo title="My Applications" isHidden />
      <PageHeader title="My Applications" lead="Where each one stands, and what you sent." />
      <ApplicationList />
    </div>
  )
}
