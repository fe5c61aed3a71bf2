import { FreeBuilder } from '#features/free-cv-builder/web/free-builder.tsx'
import { brand } from '#features/site/brand.ts'
import { Seo } from '#platform/web/seo.tsx'
import { JobsLink } from '../jobs-link.tsx'

const gains = ['No account, no fee', 'Four PDF templates', 'English, Hindi and other Indian languages']

export function Component() {
  return (
    <div className="grid gap-8">
      <Seo
        title={`${brand.cvSiteName}: make a great CV, free`}
        description="Write your CV in five short steps, without an account, and download it as a PDF. Free."
      />
      <header className="grid gap-3">
        <h1 className="text-3xl two:text-4xl">Make a great CV, free, in five short steps</h1>
        <p className="max-w-prose text-lg text-pretty text-soft">See your CV take shape as you type, then download the PDF.</p>
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
