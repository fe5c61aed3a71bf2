import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { useKnown } from '#platform/web/use-known.ts'
import { noConnection } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { savedJobIds, signedIn } from './job-queries.ts'

/** As wide as its longer label, so that nothing moves; on a phone, only the icon. */
const width = 'sm:min-w-26'
const word = 'sr-only sm:not-sr-only'

type SaveButtonProps = { readonly jobId: string; readonly jobTitle: string }

export function SaveButton({ jobId, jobTitle }: SaveButtonProps) {
  const { pathname, search } = useLocation()
  const loginUrl = loginHref(`${pathname}${search}#job-${jobId}`)
  const user = useKnown(signedIn)
  if (user) return <SignedInSaveButton {...{ jobId, jobTitle, loginUrl }} />
  return (
    <a href={loginUrl} aria-label={`Save ${jobTitle}`} className={buttonClass('secondary', width)}>
      <Bookmark aria-hidden="true" className="size-4" />
      <span className={word}>Save</span>
    </a>
  )
}

function SignedInSaveButton({ jobId, jobTitle, loginUrl }: SaveButtonProps & { readonly loginUrl: string }) {
  const client = useQueryClient()
  const { data: ids = [] } = useQuery(savedJobIds)
  const isHydrated = useHydrated()
  const isSaved = ids.includes(jobId)
  // Never busy: of several presses, the last decides.
  const toggle = (): void =>
    void import('./save-job.ts').then(
      ({ toggleSavedJob }) => toggleSavedJob(client, { jobId, isSaved: !isSaved, loginUrl }),
      () => toast({ title: 'Could Not Save the Job', text: noConnection, isAlert: true }),
    )
  return (
    <Button
      look="secondary"
      disabled={!isHydrated}
      aria-pressed={isSaved}
      aria-label={`Save ${jobTitle}`}
      onClick={toggle}
      className={width}
    >
      <Bookmark aria-hidden="true" className={`size-4 ${isSaved ? 'fill-blue text-blue' : ''}`} />
      <span className={word}>{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  )
}
