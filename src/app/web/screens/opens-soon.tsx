import { useLocation } from 'react-router'
import { canonicalPath, Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { openingSoonPaths } from '../opening-soon.ts'
import { openingSoonTexts } from '../opening-soon-texts.ts'

/** One screen for every page that is linked and not built yet. Search engines leave it out until it is. */
export function Component() {
  const { pathname } = useLocation()
  const path = openingSoonPaths.find((one) => one === canonicalPath(pathname)) ?? '/recruiter-feedback'
  const { name, plan, ways } = openingSoonTexts[path]
  return (
    <div>
      <Seo title={name} isHidden />
      <PageHeader title={name} />
      <div className="grid max-w-prose gap-4 rounded-card border border-line bg-card p-4 two:p-6">
        <p className="text-lg font-semibold">{name} opens soon.</p>
        <p>{plan}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {ways.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  )
}
