import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { jobsPath } from './posting-paths.ts'

const outcomes: Readonly<Record<string, string>> = {
  confirmed: 'Thank you. Candidates see that the jobs are real.',
  ended: 'There is nothing to confirm any more. The job is closed, or on hold.',
  unknown: 'This link is not valid any more. Confirm your jobs in the portal.',
}

/** The page that the weekly email links to. Opening it changes nothing, because mail scanners open links. */
export function ConfirmJob() {
  const params = useSearchParams()
  const token = params.get('token') ?? ''
  const outcome = outcomes[params.get('done') ?? (token ? '' : 'unknown')]
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
      <p>
        {isForAll(token) ? 'This confirms all open jobs of your company.' : 'This confirms the job that you chose in the email.'}{' '}
        One tap, and you need not sign in.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="justify-self-start">
        {isForAll(token) ? 'Yes, All Are Open' : 'Yes, Still Open'}
      </Button>
    </form>
  )
}

/** The format of confirm-link.ts: the company, the job or "all", the day, the signature. */
export function isForAll(token: string): boolean {
  return token.split('.')[1] === 'all'
}
