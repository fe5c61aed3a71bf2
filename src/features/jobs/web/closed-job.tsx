import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'

/** The page of a closed job: says that it is closed (and not unknown), and shows similar open jobs. */
export function ClosedJob({ similar }: { readonly similar: ReactNode }) {
  return (
    <div className="grid max-w-prose gap-4">
      <BackLinks />
      <h1 className="text-2xl two:text-3xl">This job is no longer open</h1>
      <p className="text-soft">
        The company closed it, the deadline passed, or our staff are checking it. If you applied, your application is safe. A job
        never costs money: do not pay anybody for it.
      </p>
      <div className="my-2 flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <ButtonLink to="/applications" look="secondary">
          My Applications
        </ButtonLink>
      </div>
      {similar}
    </div>
  )
}
