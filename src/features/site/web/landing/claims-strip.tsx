import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'

const claims = [
  ['Active jobs', brand.claims.activeJobs],
  ['Job seekers', brand.claims.jobSeekers],
  ['Companies', brand.claims.companies],
  ['Success rate', brand.claims.successRate],
] as const

/** As wide as the window, by its shadow: a wider box would make the page scroll sideways. */
const band = 'shadow-[0_0_0_100vmax_var(--color-deep)] [clip-path:inset(0_-100vmax)]'

/** The owner's claims; `children` are figures that the product computes, shown separately. */
export function ClaimsStrip({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Figures" className={`${band} grid gap-5 bg-deep py-6 text-white`}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 two:grid-cols-4">
        {claims.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse border-l-2 border-marigold pl-3">
            <dt className="text-sm">{name}</dt>
            <dd className="text-2xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
