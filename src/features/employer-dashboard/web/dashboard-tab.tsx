import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { Dashboard } from '../contract.ts'
import { ComingInterviews } from './coming-interviews.tsx'
import { employerDashboard, jobFunnels } from './dashboard-queries.ts'
import { Funnel } from './funnel.tsx'
import { Waiting } from './waiting.tsx'

type FunnelsProps = { readonly page: number; readonly mayPost: boolean }

/** `resumes` shows the units left to unlock, which belong to another feature. */
type DashboardTabProps = FunnelsProps & { readonly resumes: ReactNode }

export function DashboardTab({ page, mayPost, resumes }: DashboardTabProps) {
  const { data } = useSuspenseQuery(employerDashboard)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="waiting" className="grid gap-3">
        <h2 id="waiting" className="text-xl">
          Waiting today
        </h2>
        <Waiting waiting={data.waiting} />
      </section>
      <section id="interviews" aria-labelledby="coming" className="grid scroll-mt-24 gap-3">
        <h2 id="coming" className="text-xl">
          Interviews
        </h2>
        <ComingInterviews interviews={data.interviews} />
      </section>
      <Figures data={data} />
      <section aria-labelledby="resumes" className="grid gap-1">
        <h2 id="resumes" className="text-xl">
          Resumes
        </h2>
        {resumes}
      </section>
      <Funnels page={page} mayPost={mayPost} />
    </div>
  )
}

function Figures({ data }: { readonly data: Dashboard }) {
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="text-xl">
        Last 30 days
      </h2>
      <Stats
        figures={[
          { label: 'Open jobs', value: figure(data.openJobs), note: 'now' },
          { label: 'Views of your jobs', value: figure(data.views) },
          { label: 'Applications', value: figure(data.applications) },
          { label: 'Hired', value: figure(data.hired) },
        ]}
      />
      <p className="text-soft">
        How job seekers see your answers: <AnswerRate responses={data.responses} />
      </p>
    </section>
  )
}

const figure = (count: number): string => count.toLocaleString('en-IN')

function Funnels({ page, mayPost }: FunnelsProps) {
  const { data } = useSuspenseQuery(jobFunnels(page))
  return (
    <section aria-labelledby="funnels" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="funnels" className="text-xl">
        From view to hire
      </h2>
      {data.items.length === 0 ? (
        <EmptyState title="No jobs yet" actions={mayPost && <ButtonLink to="/employer-portal/jobs/new">Post a job</ButtonLink>}>
          For each job you see how many people look, apply and get hired.
        </EmptyState>
      ) : (
        <>
          <p className="max-w-prose text-sm text-soft">
            Each figure counts everybody who came that far. The percentage is of the step before. Views leave out programs.
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.items.map((funnel) => (
              <Funnel key={funnel.jobId} funnel={funnel} />
            ))}
          </div>
          {(page > 1 || !data.isLast) && (
            <Pagination page={page} hasNext={!data.isLast} hrefOf={(wanted) => `/employer-portal?page=${wanted}`} />
          )}
        </>
      )}
    </section>
  )
}
