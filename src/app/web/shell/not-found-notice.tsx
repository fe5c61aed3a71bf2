import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { NavigationEntry } from '../navigation.ts'

const jobs = { to: '/jobs', label: 'Browse Jobs' }

/** `way`: what the person who is here can use besides the start page. */
export function NotFoundNotice({ way: { to, label } = jobs }: { readonly way?: NavigationEntry }) {
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <Seo title="404 Page Not Found" isHidden />
      <h1 className="text-2xl two:text-3xl">404 Page Not Found</h1>
      <p className="text-soft">Did you forget to add the page to the router?</p>
      <p>This page doesn’t exist, or the link is wrong.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the start page</ButtonLink>
        <ButtonLink to={to} look="secondary">
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
