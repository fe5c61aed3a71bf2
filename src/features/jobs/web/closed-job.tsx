import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'

type ClosedJobProps = {
  /** What to tell about a job on hold; null for a closed one. */
  readonly hold: string | null
  readonly similar: ReactNode
}

export const closedTitle = (hold: string | null): string => (hold ? 'This job is on hold' : 'This job is no longer open')

const closedText =
  'The company closed or paused it, the deadline passed, or our staff removed it. A job never costs money: do not pay anybody for it.'

/** The page of a closed job: says that it is closed or on hold (and not unknown), and shows similar open jobs. */
export function ClosedJob({ hold, similar }: ClosedJobProps) {
  return (
    <div className="grid max-w-prose gap-4">
      <BackLinks />
      <h1 className="text-2xl two:text-3xl">{closedTitle(hold)}</h1>
      <p className="text-soft">{hold ?? closedText} If you applied, your application is safe.</p>
      <div className="my-2 flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <ButtonLink to="/applications" look="secondary">
          My Applications
        </ButtonLink>
      </div>
      {similar}
    </div>
  )
}
