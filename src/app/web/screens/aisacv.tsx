import { FreeBuilder } from '#features/free-cv-builder/web/free-builder.tsx'
import { FreeClaims } from '#features/free-cv-builder/web/free-claims.tsx'
import { brand } from '#features/site/brand.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { JobsLink } from '../jobs-link.tsx'

export function Component() {
  return (
    <>
      <Seo
        title="Free CV builder"
        description="Write your CV in five short steps, without an account, and download it as a PDF. Free."
      />
      <PageHeader title={`${brand.cvSiteName}: make a great CV, free`} lead={<FreeClaims />} />
      <FreeBuilder jobs={<JobsLink>Explore Jobs</JobsLink>} />
    </>
  )
}
