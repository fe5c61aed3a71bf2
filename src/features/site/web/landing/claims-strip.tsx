import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'

const claims = [
  ['Active jobs', brand.claims.activeJobs],
  ['Job seekers', brand.claims.jobSeekers],
  ['Companies', brand.claims.companies],
  ['Success rate', brand.claims.successRate],
] as const

/** The owner's claims; `children` is what the product has counted itself, set apart from them. */
export function ClaimsStrip({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Figures" className="bg-deep text-white">
      <div className="mx-auto grid w-full max-w-page gap-4 px-4 py-6">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 two:grid-cols-4">
          {claims.map(([name, figure]) => (
            <div key={name} className="flex flex-col-reverse border-l-2 border-marigold pl-3">
              <dt className="text-sm">{name}</dt>
              <dd className="text-2xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  )
}
