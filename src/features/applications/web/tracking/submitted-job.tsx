import { salaryText } from '#features/jobs/rules.ts'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { JobSnapshot } from '../../contract.ts'

/** The text of the job at the time of the application. */
export function JobAsSent({ job, title = 'Job when you applied' }: { readonly job: JobSnapshot; readonly title?: string }) {
  return (
    <Card className="grid gap-4 wrap-anywhere">
      <h2 className="text-lg">{title}</h2>
      <p>
        <bdi className="font-medium">{job.title}</bdi>
        <span className="text-soft">
          {' '}
          · <bdi>{job.location}</bdi> · {salaryText(job)}
          {(job.salaryMin !== null || job.salaryMax !== null) && ' a year'}
        </span>
      </p>
      <p className="max-w-prose whitespace-pre-line">{job.description}</p>
      <Items title="Requirements" items={job.requirements} />
      <Items title="Benefits" items={job.benefits} />
    </Card>
  )
}

function Items({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      <BulletList items={items} />
    </section>
  )
}
