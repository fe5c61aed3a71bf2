import { useState } from 'react'
import type { JobInFull } from '#features/jobs/contract.ts'
import { JobArticle } from '#features/jobs/web/job-article.tsx'
import { JobCardBody } from '#features/jobs/web/job-card-body.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { usePostedText } from '#features/jobs/web/job-facts.tsx'
import { type PreviewInput, previewJob } from '../preview-job.ts'

type PostingPreviewProps = PreviewInput & { readonly isPageOnly?: boolean }

const tabs = [
  { name: 'card', label: 'In the list' },
  { name: 'page', label: 'Job page' },
] as const

/** Shows the job as candidates will see it, updated while typing. Nothing in it can be pressed. */
export function PostingPreview({ isPageOnly = false, ...input }: PostingPreviewProps) {
  const [chosen, setChosen] = useState<'card' | 'page'>('card')
  const [now] = useState(() => new Date())
  const job = previewJob(input, now)
  const posted = usePostedText(job)
  if (isPageOnly) return <PagePreview job={job} />
  return (
    <Tabs label="Preview" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen === 'page' ? (
        <PagePreview job={job} />
      ) : (
        <div inert className="grid gap-1 rounded-card border border-line bg-card px-3 py-2.5 wrap-anywhere">
          <JobCardBody job={job} posted={posted} />
        </div>
      )}
    </Tabs>
  )
}

function PagePreview({ job }: { readonly job: JobInFull }) {
  return (
    <div inert className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere two:gap-5 two:p-6">
      <JobArticle job={job} pay={null} actions={null} isBesideList />
    </div>
  )
}
