import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { JobsLink } from '../jobs-link.tsx'
import { mainEntriesFor, type NavigationEntry } from '../navigation.ts'

/** For an unknown path, or the path of something that was deleted. */
export function NotFoundNotice() {
  const way = useOwnWay()
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <Seo title="404 Page Not Found" isHidden />
      <h1 className="text-2xl two:text-3xl">404 Page Not Found</h1>
      <p className="text-soft">Did you forget to add the page to the router?</p>
      <p>This page doesn’t exist, or the link is wrong.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the start page</ButtonLink>
        {way ? (
          <ButtonLink to={way.to} look="secondary">
            {way.label}
          </ButtonLink>
        ) : (
          <JobsLink look="secondary">Browse Jobs</JobsLink>
        )}
      </div>
    </div>
  )
}

const staffWay = { to: '/admin/dashboard', label: 'Dashboard' }

/** The link that is offered besides the start page. It depends on the person: a link to the jobs would redirect an employer to the portal. */
function useOwnWay(): NavigationEntry | undefined {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const isStaffArea = useLocation().pathname.startsWith('/admin/')
  if (isStaffArea) return staffWay
  return user?.isEmployer ? mainEntriesFor(user)[0] : undefined
}
