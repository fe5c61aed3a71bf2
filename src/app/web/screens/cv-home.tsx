import { FreeBuilder } from '#features/free-cv-builder/web/free-builder.tsx'
import { FreeClaims } from '#features/free-cv-builder/web/free-claims.tsx'
import { brand } from '#features/site/brand.ts'
import { Seo } from '#platform/web/seo.tsx'
import { JobsLink } from '../jobs-link.tsx'

export function Component() {
  return (
    <div className="grid gap-4 two:gap-6">
      <Seo
        title={`${brand.cvSiteName}: make a great CV, free`}
        description="Write your CV in five short steps, without an account, and download it as a PDF. Free."
      />
      <header className="grid gap-1 two:gap-2">
        <h1 className="text-2xl two:text-3xl">Make a great CV, free, in five short steps</h1>
        <p className="text-soft">
          <FreeClaims />
        </p>
      </header>
      <FreeBuilder jobs={<JobsLink>Explore Jobs</JobsLink>} />
    </div>
  )
}
