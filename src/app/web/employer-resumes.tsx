import type { FoundResume } from '#features/resume-search/contract.ts'
import { FoundResumes, resumeHref } from '#features/resume-search/web/found-resumes.tsx'
import { addressOf, type ResumeState } from '#features/resume-search/web/resume-search.ts'
import { SaveResumeSearch } from '#features/resume-alerts/web/saved-resume-searches.tsx'
import { InviteButton } from '#features/resume-unlocks/web/invite-button.tsx'
import { JobChoice, UnitsLeft } from '#features/resume-unlocks/web/job-choice.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'

type EmployerResumesProps = { readonly state: ResumeState; readonly filters: ResumeState; readonly now: Date }

/** The resume search for employers, combined with the actions of three features. */
export function EmployerResumes({ state, filters, now }: EmployerResumesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <JobChoice chosen={state.job} hrefFor={(job) => addressOf({ ...state, job })} />
        <UnitsLeft />
        <Link
          to="/employer-portal/resumes"
          className="inline-flex min-h-11 items-center font-medium text-blue-dark hover:underline"
        >
          Requests and saved searches
        </Link>
      </div>
      <FoundResumes
        state={state}
        now={now}
        besideTotal={<SaveResumeSearch filters={filters} />}
        actionsFor={actionsOn(state.job)}
      />
    </div>
  )
}

function actionsOn(jobId: string | undefined) {
  return ({ id, name }: FoundResume) => (
    <>
      <ButtonLink to={resumeHref(id, jobId)} look="outline" aria-label={`View resume of ${name}`}>
        View resume
      </ButtonLink>
      <InviteButton resumeId={id} name={name} jobId={jobId} look="secondary" />
    </>
  )
}
