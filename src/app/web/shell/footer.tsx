import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { brand } from '#features/site/brand.ts'
import { footerNavigation } from '../navigation.ts'
import { BrandMark } from './brand-mark.tsx'

type FooterProps = { readonly supportEmail?: string | undefined; readonly cvUrl?: string | undefined }

export function Footer({ supportEmail, cvUrl }: FooterProps) {
  return (
    <CachedFragment
      as="footer"
      cacheKey={`footer ${supportEmail} ${cvUrl}`}
      className="on-deep mt-auto bg-deep text-white print:hidden"
    >
      <Columns supportEmail={supportEmail} cvUrl={cvUrl} />
    </CachedFragment>
  )
}

function Columns({ supportEmail, cvUrl }: FooterProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-10 px-4 py-12 two:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="col-span-2 grid content-start justify-items-start gap-2 two:col-span-1">
        <p className="flex items-center gap-2 text-lg font-bold">
          <BrandMark />
          {brand.name}
        </p>
        <p lang="hi" className="font-hindi text-xl leading-relaxed font-semibold text-marigold">
          {brand.taglineHindi}
        </p>
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {supportEmail}
          </a>
        )}
        {cvUrl && (
          <a href={cvUrl} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {brand.cvSiteName} – free CV builder
          </a>
        )}
      </div>
      {footerNavigation.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
  )
}

function Column({ title, links }: (typeof footerNavigation)[number]) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline two:min-h-9">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
