import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import type { CvView as View } from '#features/cv-sharing/contract.ts'
import { CvView } from '#features/cv-sharing/web/cv-view.tsx'
import { OwnerPanel } from '#features/cv-sharing/web/owner-panel.tsx'
import { viewOf } from '#features/cv-sharing/web/view-queries.ts'
import { CvNotFound, LoadingCv } from '#features/cv-sharing/web/view-states.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { load, loaderResult } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { JobsLink } from '../jobs-link.tsx'

type LinkState = 'found' | 'missing' | 'loading'

/** Anyone with the link may see the CV; search engines may not index it. */
const unlisted = { 'x-robots-tag': 'noindex' }

/** In the browser the screen opens at once and shows a skeleton while the CV is loading. */
export const loader = load(async (client, _url, { cvId = '' }) => {
  if (!import.meta.env.SSR) return loaderResult('loading' satisfies LinkState)
  try {
    await client.ensureQueryData(viewOf(cvId))
    return loaderResult('found' satisfies LinkState, 200, unlisted)
  } catch (error) {
    return loaderResult('missing' satisfies LinkState, statusOf(error), unlisted)
  }
})

/** The status of the page. An invalid id (400) is the id of no CV, so it is a 404. */
function statusOf(error: unknown): number {
  const status = error instanceof CallFailed ? error.status : 503
  return status === 400 ? 404 : status
}

/** The email address may have been verified in another tab: when the person comes back, the PDF is unlocked. */
const comingBack = {
  refetchOnWindowFocus: ({ state }: { readonly state: { readonly data?: View | undefined } }) =>
    state.data?.downloadAllowed === false && 'always',
} as const

export function Component() {
  const { cvId = '' } = useParams()
  const link = useLoaderData() as LinkState // from the loader above
  const { data: view, isError } = useQuery({ ...viewOf(cvId), ...comingBack, enabled: link !== 'missing' })
  const { origin } = use(SiteIdentity)
  const navigate = useNavigate()
  return (
    <>
      <Seo title="Your CV" isHidden />
      {link === 'missing' || isError ? (
        <CvNotFound />
      ) : view ? (
        <div className="grid gap-4">
          <BackLinks />
          <CvView
            view={view}
            jobs={<JobsLink look="secondary">Browse Jobs</JobsLink>}
            ownerPanel={
              view.own && (
                <OwnerPanel view={view} own={view.own} origin={origin} onGone={() => void navigate('/', { replace: true })} />
              )
            }
          />
        </div>
      ) : (
        <LoadingCv />
      )}
    </>
  )
}
