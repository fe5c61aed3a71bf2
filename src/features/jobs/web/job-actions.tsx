import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { useKnown } from '#platform/web/use-known.ts'
import type { JobSummary } from '../contract.ts'
import { signedIn } from './job-queries.ts'

type ActionsProps = {
  readonly job: Pick<JobSummary, 'id' | 'title'>
  readonly className: string
  /** Depends only on the job, the screen and the signed-in person. */
  readonly children: ReactNode
}

/** A list of jobs has a hundred buttons. For visitors they are identical links that sign in and lead back, so their HTML is cached. */
function ServerActions({ job: { id, title }, className, children }: ActionsProps) {
  const { pathname, search } = useLocation()
  if (useKnown(signedIn)) return <div className={className}>{children}</div>
  return (
    <CachedFragment
      as="div"
      cacheKey={`${className} ${pathname} ${id} ${title}`}
      address={pathname + search}
      className={className}
    >
      {children}
    </CachedFragment>
  )
}

function BrowserActions({ className, children }: ActionsProps) {
  return <div className={className}>{children}</div>
}

export const JobActions = import.meta.env.SSR ? ServerActions : BrowserActions
