import { FreeBuilder } from '#features/free-cv-builder/web/free-builder.tsx'
import { brand } from '#features/site/brand.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { JobsLink } from '../jobs-link.tsx'

export function Component() {
  return (
    <>
      <Seo
        title="Free CV builder"
        description="Write your CV in five short steps, without an account, and take it with you as a PDF. No fee."
      />
      <PageHeader
        title={`${brand.cvSiteName}: a well-made CV, free`}
        lead="Five short steps, in any order, without an account. What you type is kept as you go."
      />
      <FreeBuilder jobs={<JobsLink>Explore Jobs</JobsLink>} />
    </>
  )
}
