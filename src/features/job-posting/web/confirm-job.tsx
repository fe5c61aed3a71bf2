import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { jobsPath } from './posting-paths.ts'

const outcomes: Readonly<Record<string, string>> = {
  confirmed: 'Thank you. Candidates see that the jobs are real.',
  ended: 'There is nothing to confirm any more. The job is closed, or on hold.',
  unknown: 'This link is not valid any more. Confirm your jobs in the portal.',
}

/** The page of the link in the weekly email. Opening it changes nothing: mail scanners do that. */
export function ConfirmJob() {
  const params = useSearchParams()
  const outcome = outcomes[params.get('done') ?? '']
  if (outcome)
    return (
      <>
        <output>{outcome}</output>
        <ButtonLink to={jobsPath} look="secondary" className="justify-self-start">
          See your jobs
        </ButtonLink>
      </>
    )
  return (
    <form method="post" action="/employer/confirm-job" className="grid gap-4">
      <p>One tap, and nothing else to do. You need not sign in.</p>
      <input type="hidden" name="token" value={params.get('token') ?? ''} />
      <Button type="submit" className="justify-self-start">
        Yes, Still Open
      </Button>
    </form>
  )
}
