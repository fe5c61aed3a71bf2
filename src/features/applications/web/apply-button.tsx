import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { appliedJobIds, signedIn } from './my-applications.ts'

/** As wide as its longest word, so that nothing moves when "Apply Now" becomes "Applied". */
const width = 'min-w-32'

export function ApplyButton({ jobId, jobTitle }: { readonly jobId: string; readonly jobTitle: string }) {
  const { pathname, search } = useLocation()
  const loginUrl = loginHref(`${pathname}${search}#job-${jobId}`)
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data: applied = [] } = useQuery({ ...appliedJobIds, enabled: Boolean(user) })
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction({ title: 'Application Failed' })
  const apply = (): void =>
    void run(
      import('./send-application.ts'),
      async ({ sendApplication }) => void (await sendApplication(client, { jobId, loginUrl })),
    )
  // It begins with the words that are seen, so that anyone who speaks to the browser can say them.
  const label = `${isBusy ? 'Applying' : 'Apply Now'}: ${jobTitle}`

  if (!user)
    return (
      <a href={loginUrl} aria-label={label} className={buttonClass('primary', width)}>
        Apply Now
      </a>
    )
  if (applied.includes(jobId))
    return (
      <Button disabled look="secondary" className={width} aria-label={`Applied: ${jobTitle}`}>
        <Check aria-hidden="true" className="size-4" /> Applied
      </Button>
    )
  return (
    <Button isBusy={isBusy} disabled={!isHydrated} aria-label={label} className={width} onClick={apply}>
      {isBusy ? 'Applying…' : 'Apply Now'}
    </Button>
  )
}
