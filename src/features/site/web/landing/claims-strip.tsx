import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { brand } from '../../brand.ts'

const claims = [
  ['Active jobs', brand.claims.activeJobs],
  ['Job seekers', brand.claims.jobSeekers],
  ['Companies', brand.claims.companies],
  ['Success rate', brand.claims.successRate],
] as const

/** As wide as the window, by a shadow: a wider box would make the page scroll sideways. */
const band = 'shadow-[0_0_0_100vmax_var(--color-deep)] [clip-path:inset(0_-100vmax)]'

/** The owner's claims, at the end of the page, far from the computed figures. */
export function ClaimsStrip() {
  return (
    <section aria-label="Figures" className={`${band} mt-12 bg-deep py-6 text-white`}>
      <CachedFragment
        as="dl"
        cacheKey="claims"
        className="grid grid-cols-2 gap-x-6 gap-y-4 max-[16em]:grid-cols-1 two:grid-cols-4"
      >
        {claims.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse border-l-2 border-marigold pl-3">
            <dt className="text-sm">{name}</dt>
            <dd className="text-2xl font-semibold">{figure}</dd>
          </div>
        ))}
      </CachedFragment>
    </section>
  )
}
