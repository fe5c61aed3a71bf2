import { useLoaderData } from 'react-router'
import { stateIn } from '#features/applicants/web/applicant-filter.ts'
import { boardFor, overview, tableFor } from '#features/applicants/web/applicant-queries.ts'
import { ApplicantsView, ViewTools } from '#features/applicants/web/applicants-view.tsx'
import { loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/**
 * Always reloaded, because candidates and colleagues may have changed the applications. With an invalid filter the form is shown, so that it can be
 * corrected.
 */
export const loader = loadEmployer(async (client, _, { searchParams }) => {
  const { view, list, page } = stateIn(searchParams)
  const read =
    view === 'board'
      ? client.fetchQuery({ ...boardFor(list), staleTime: 0 })
      : client.fetchQuery({ ...tableFor(list, page), staleTime: 0 })
  const [failed] = await Promise.all([partFailureOf(read), client.fetchQuery({ ...overview, staleTime: 0 })])
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const failed = useLoaderData<PartFailure | null>()
  return (
    <EmployerFrame title="Applicants" actions={<ViewTools />}>
      <Seo title="Applicants" isHidden />
      <ApplicantsView failed={failed} />
    </EmployerFrame>
  )
}
