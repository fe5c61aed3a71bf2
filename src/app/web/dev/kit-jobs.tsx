import type { JobSummary } from '#features/jobs/contract.ts'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { applyInList } from '../apply-in-list.tsx'

const job: JobSummary = {
  id: '019b76da-af9b-75e9-a009-f68abdcdf07f',
  title: 'Staff Nurse',
  company: 'Lotus Care Hospital',
  companyLogo: null,
  location: 'Pune, Maharashtra',
  salaryMin: 300_000,
  salaryMax: 450_000,
  urgentHiring: true,
  createdAt: '2026-11-01T06:00:00.000Z',
  responses: { applications: 12, answered: 9, medianDays: 3 },
}

/** The same job row in a list, in a strip, on the page of its company, and closed. */
export function KitJobs() {
  return (
    <div className="grid gap-5 two:grid-cols-[1fr_300px]">
      <Card>
        <ul>
          <JobRow job={job} reason="Needs first aid – on your CV" actions={applyInList(job)} />
          <JobRow job={{ ...job, urgentHiring: false, responses: null }} badge="New" actions={applyInList(job)} />
          <JobRow job={job} isOfCompanyPage actions={applyInList(job)} />
          <JobRow job={job} isClosed note="Saved on 3 Nov 2026" actions={null} />
        </ul>
      </Card>
      <Card>
        <ul>
          <JobRow job={job} actions={applyInList(job)} isTile />
        </ul>
        <p className="mt-4 text-sm">
          <AnswerRate responses={job.responses} />
        </p>
        <p className="text-sm">
          <AnswerRate responses={null} />
        </p>
      </Card>
    </div>
  )
}
