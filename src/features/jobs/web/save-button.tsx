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

/** As wide as the longer label, so that nothing moves; on a phone, only the icon. */
const roomy = { width: 'sm:min-w-26', word: 'sr-only sm:not-sr-only' }
/** In a list, only the icon. */
const compact = { width: 'w-11 shrink-0 px-0! lg:min-h-9', word: 'sr-only' }

type SaveButtonProps = { readonly jobId: string; readonly jobTitle: string; readonly isCompact?: boolean }

export function SaveButton({ jobId, jobTitle, isCompact = false }: SaveButtonProps) {
  const { width, word } = isCompact ? compact : roomy
  const { pathname, search } = useLocation()
  const loginUrl = loginHref(`${pathname}${search}#job-${jobId}`)
  const user = useKnown(signedIn)
  if (user) return <SignedInSaveButton {...{ jobId, jobTitle, isCompact, loginUrl }} />
  return (
    <a href={loginUrl} data-key="s" aria-label={`Save ${jobTitle}`} className={buttonClass('secondary', width)}>
      <Bookmark aria-hidden="true" className="size-4" />
      <span className={word}>Save</span>
    </a>
  )
}

type SignedInProps = Required<SaveButtonProps> & { readonly loginUrl: string }

function SignedInSaveButton({ jobId, jobTitle, isCompact, loginUrl }: SignedInProps) {
  const { width, word } = isCompact ? compact : roomy
  const client = useQueryClient()
  const { data: ids = [] } = useQuery(savedJobIds)
  const isHydrated = useHydrated()
  // Like the Apply button, the first rendering is that of the server.
  const isSaved = isHydrated && ids.includes(jobId)
  // Never busy: of several presses, the last one counts.
  const toggle = (): void =>
    void import('./save-job.ts').then(
      ({ toggleSavedJob }) => toggleSavedJob(client, { jobId, isSaved: !isSaved, loginUrl }),
      () => toast({ title: 'Could Not Save the Job', text: noConnection, isAlert: true }),
    )
  return (
    <Button
      look="secondary"
      disabled={!isHydrated}
      data-key="s"
      aria-pressed={isSaved}
      aria-label={`Save ${jobTitle}`}
      onClick={toggle}
      className={width}
    >
      <Bookmark aria-hidden="true" className={`size-4 ${isSaved ? 'fill-blue-dark text-blue-dark' : ''}`} />
      <span className={word}>{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  )
}
