import { FreeBuilder } from '#features/free-cv-builder/web/free-builder.tsx'
import { brand } from '#features/site/brand.ts'
import { Seo } from '#platform/web/seo.tsx'
import { JobsLink } from '../jobs-link.tsx'

const gains = ['No account, no fee', 'A well-set PDF in four templates', 'English, Hindi and other Indian languages']

export function Component() {
  return (
    <div className="grid gap-8">
      <Seo
        title={`${brand.cvSiteName}: a well-made CV, free`}
        description="Write your CV in five short steps, without an account, and take it with you as a PDF. No fee."
      />
      <header className="grid gap-3">
        <h1 className="text-3xl two:text-4xl">A well-made CV, free, in five short steps</h1>
        <p className="max-w-prose text-lg text-pretty text-soft">
          Write it once, see it set in print, take it with you as a PDF. What you type is kept as you go.
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {gains.map((gain) => (
            <li key={gain} className="border-l-2 border-marigold pl-2">
              {gain}
            </li>
          ))}
        </ul>
      </header>
      <FreeBuilder jobs={<JobsLink>Explore Jobs</JobsLink>} />
    </div>
  )
}
