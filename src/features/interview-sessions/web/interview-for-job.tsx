import { useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

/** Links to the form for an AI interview, with the job filled in. */
const scheduleHref = (jobId: string): string => `/employer-portal?tab=interviewer&jobId=${jobId}`

/** For an open job of a company with the add-on. */
export function InterviewForJob({ jobId }: { readonly jobId: string }) {
  const { interviewerAddonActive } = useSuspenseQuery(employerProfile).data
  if (!interviewerAddonActive) return null
  return (
    <Card aria-labelledby="ai-interview" className="grid gap-2">
      <h2 id="ai-interview" className="text-lg">
        AI Interviewer
      </h2>
      <p>Invite somebody to a first interview for this job, also a person who has not applied.</p>
      <ButtonLink to={scheduleHref(jobId)} look="secondary">
        Schedule AI Interview
      </ButtonLink>
    </Card>
  )
}
