import { jobsPath } from '#features/job-posting/web/posting-paths.ts'
import { ImportForm } from '#features/posting-import/web/import-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadRecruiter } from '../employers-only.ts'

export const loader = loadRecruiter(jobsPath, async () => {})

export function Component() {
  return (
    <EmployerFrame title="Upload many jobs" lead="From a spreadsheet, up to 500 in one file.">
      <Seo title="Upload many jobs" isHidden />
      <ImportForm />
    </EmployerFrame>
  )
}
