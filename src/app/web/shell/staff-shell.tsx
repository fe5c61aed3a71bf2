import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/web/site.ts'
import { StaffHeader } from '#features/staff/web/staff-header.tsx'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { staffNavigation } from '../staff-navigation.ts'
import { BrandMark } from './brand-mark.tsx'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'

/** The screens for staff who are not signed in yet. */
const entrances: ReadonlySet<string> = new Set(['/admin/login', '/admin/forgot-password'])

/** The frame of the staff area, without anything of the public site. */
function StaffArea({ children }: { readonly children: ReactNode }) {
  const { data: address } = useQuery({ ...site, enabled: false })
  const origin = address?.mainUrl ?? ''
  const identity = useMemo(() => ({ name: brand.name, origin }), [origin])
  const isInside = !entrances.has(useLocation().pathname.replace(/\/$/, ''))
  return (
    <SiteIdentity value={identity}>
      <Frame
        header={<StaffHeader home={<Home isInside={isInside} />} screens={staffNavigation} isInside={isInside} />}
        footer={<Footer />}
      >
        {children}
      </Frame>
    </SiteIdentity>
  )
}

function Home({ isInside }: { readonly isInside: boolean }) {
  return (
    <Link to={isInside ? '/admin/dashboard' : '/'} className="flex min-h-11 shrink-0 items-center gap-2 font-bold text-ink">
      <BrandMark className="size-7" />
      {brand.name} <span className="font-normal text-soft">Staff</span>
    </Link>
  )
}

function Footer() {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <p className="mx-auto flex min-h-14 max-w-page items-center justify-between gap-4 px-4 text-sm text-soft">
        Staff area of {brand.name}
        <Link to="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Open the site
        </Link>
      </p>
    </footer>
  )
}

export function Component() {
  return (
    <StaffArea>
      <Outlet />
    </StaffArea>
  )
}

export function ErrorBoundary() {
  return (
    <StaffArea>
      <Failure />
    </StaffArea>
  )
}
