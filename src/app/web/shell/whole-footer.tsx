import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { brand } from '#features/site/brand.ts'
import { footerNavigation } from '../footer-navigation.ts'
import { BrandMark } from './brand-mark.tsx'
import { type FooterProps, footerLook } from './footer-look.ts'

export function WholeFooter(props: FooterProps) {
  return (
    <CachedFragment as="footer" cacheKey={`footer ${props.supportEmail} ${props.cvUrl}`} className={footerLook}>
      <Columns {...props} />
    </CachedFragment>
  )
}

/** With space at the end, so that on a phone the button of the assistant covers nothing. */
function Columns({ supportEmail, cvUrl }: FooterProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-4 gap-y-3 px-4 py-5 pb-16 two:grid-cols-[1.4fr_1fr_1fr_1fr] two:py-12">
      <div className="flex flex-wrap content-start items-center gap-x-4 two:grid two:justify-items-start two:gap-2">
        <p className="flex items-center gap-2 text-lg font-bold">
          <BrandMark />
          {brand.name}
        </p>
        <p lang="hi" className="font-tagline text-base leading-relaxed font-semibold text-marigold two:text-xl">
          {brand.taglineHindi}
        </p>
        {supportEmail && (
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-11 wrap-anywhere items-center underline underline-offset-4"
          >
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
      <div className="two:hidden">
        {footerNavigation.map((column) => (
          <Fold key={column.title} {...column} />
        ))}
      </div>
    </div>
  )
}

type ColumnProps = (typeof footerNavigation)[number]

function Column({ title, links }: ColumnProps) {
  return (
    <nav aria-label={title} className="max-two:hidden">
      <h2 className="mb-2 text-base">{title}</h2>
      <Links links={links} />
    </nav>
  )
}

/** The folded columns on phones. No CSS opens a `details` element in every browser, so wide screens get the plain column instead. */
function Fold({ title, links }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <details className="group border-t border-white/25">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <span aria-hidden="true" className="text-xl transition-transform group-open:rotate-45">
            +
          </span>
        </summary>
        <Links links={links} />
      </details>
    </nav>
  )
}

function Links({ links }: Pick<ColumnProps, 'links'>) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline two:min-h-9">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
