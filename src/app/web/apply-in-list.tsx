import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import type { Job } from '#features/jobs/contract.ts'

/** The Apply button of a job in a list. It is outlined, because a list has many of them. */
export function applyInList({ id, title }: Pick<Job, 'id' | 'title'>) {
  return <ApplyButton jobId={id} jobTitle={title} look="outline" className="max-[22em]:min-w-26 max-[22em]:px-2 lg:min-h-9" />
}
