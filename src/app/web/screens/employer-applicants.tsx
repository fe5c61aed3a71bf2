import { stateIn } from '#features/applicants/web/applicant-filter.ts'
import { boardFor, overview, tableFor } from '#features/applicants/web/applicant-queries.ts'
import { ApplicantsView } from '#features/applicants/web/applicants-view.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Always loaded again: candidates and colleagues may have changed them. */
export const loader = loadEmployer((client, _, { searchParams }) => {
  const { view, list, page } = stateIn(searchParams)
  return Promise.all([
    client.fetchQuery({ ...overview, staleTime: 0 }),
    view === 'board'
      ? client.fetchQuery({ ...boardFor(list), staleTime: 0 })
      : client.fetchQuery({ ...tableFor(list, page), staleTime: 0 }),
  ])
})

export function Component() {
  return (
    <EmployerFrame title="Applicants">
      <Seo title="Applicants" isHidden />
      <ApplicantsView />
    </EmployerFrame>
  )
}
