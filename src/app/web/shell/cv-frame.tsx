import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/web/site.ts'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { cvFooterNavigation } from '../footer-navigation.ts'
import { Frame } from './frame.tsx'

/** The frame of the CV site. The site has one purpose, so there is little navigation. */
export function CvFrame({ children }: { readonly children: ReactNode }) {
  const { data: address } = useQuery({ ...site, enabled: false })
  const origin = address?.cvUrl ?? ''
  const identity = useMemo(() => ({ name: brand.cvSiteName, origin }), [origin])
  const home = address?.mainUrl ?? '/'
  return (
    <SiteIdentity value={identity}>
      <Frame header={<CvHeader mainUrl={home} />} footer={<CvFooter mainUrl={home} supportEmail={address?.supportEmail} />}>
        {children}
      </Frame>
    </SiteIdentity>
  )
}

function CvHeader({ mainUrl }: { readonly mainUrl: string }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4">
        <Link to="/" className="flex min-h-11 items-center gap-2 text-lg font-bold">
          <SheetMark />
          {brand.cvSiteName}
        </Link>
        <a href={mainUrl} className="flex min-h-11 items-center text-blue-dark underline underline-offset-4">
          Jobs at {brand.name}
        </a>
      </div>
    </header>
  )
}

/** The logo of the CV site: a sheet of paper with a marigold seal. */
function SheetMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <path d="M7 3h13l6 6v20H7z" className="fill-deep-ink" />
      <path d="M12 13h9M12 18h9" className="stroke-card" strokeWidth="2" strokeLinecap="round" />
      <circle cx="13" cy="24" r="2" className="fill-marigold" />
    </svg>
  )
}

function CvFooter({ mainUrl, supportEmail }: { readonly mainUrl: string; readonly supportEmail?: string | undefined }) {
  const link = 'flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline'
  return (
    <footer className="on-deep mt-auto bg-deep text-white print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-6">
        <p className="mr-auto">
          {brand.cvSiteName}, by {brand.name}
        </p>
        {cvFooterNavigation.map(({ to, label }) => (
          <Link key={to} to={to} className={link}>
            {label}
          </Link>
        ))}
        <a href={mainUrl} className={link}>
          {brand.name}
        </a>
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className={link}>
            {supportEmail}
          </a>
        )}
      </div>
    </footer>
  )
}
