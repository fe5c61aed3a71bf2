import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { StatusBadge } from '#features/applications/web/status-badge.tsx'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ApplicantPage } from '../assessment-contract.ts'
import type { Neighbours } from '../contract.ts'
import { moveKeys } from '../rules.ts'
import { factsText } from './applicant-facts.tsx'
import { applicantHref, listHref, type ListState, type View } from './applicant-filter.ts'
import { KeysHelp } from './keys-help.tsx'

type ApplicantHeadProps = {
  readonly page: ApplicantPage
  readonly neighbours: Neighbours
  readonly view: View
  readonly list: ListState
  readonly onMove: (to: ApplicationStatus) => void
}

export function ApplicantHead({ page, neighbours, view, list, onMove }: ApplicantHeadProps) {
  const { applicant, appliedAt, jobTitle, cv } = page
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={listHref({ view, list })} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
          All applicants
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          <KeysHelp view="page" />
          <Steps neighbours={neighbours} hrefOf={(id) => applicantHref(id, view, list)} />
        </div>
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          <bdi>{cv.personalInfo.fullName}</bdi>
          <StatusBadge status={applicant.status} />
          {applicant.isHidden && <Badge>Blind review</Badge>}
          {applicant.isSuspended && <Badge look="brick">Account suspended</Badge>}
        </h2>
        {applicant.isSuspended && <p>Messages and invitations do not reach this person while the account is suspended.</p>}
        <p>{applicant.cv.headline}</p>
        <p className="text-soft">
          {factsText(applicant)} · applied on <time dateTime={appliedAt}>{dateText(appliedAt)}</time> for {jobTitle}
        </p>
      </div>
      {page.next.length > 0 && <Moves next={page.next} onMove={onMove} />}
    </header>
  )
}

type MovesProps = { readonly next: readonly ApplicationStatus[]; readonly onMove: (to: ApplicationStatus) => void }

function Moves({ next, onMove }: MovesProps) {
  const isHydrated = useHydrated()
  return (
    <fieldset aria-label="Move to" className="flex flex-wrap gap-2">
      {next.map((to) => (
        <Button
          key={to}
          look={to === 'rejected' ? 'danger' : 'secondary'}
          disabled={!isHydrated}
          aria-keyshortcuts={moveKeys[to]?.toUpperCase()}
          onClick={() => onMove(to)}
        >
          {to === 'rejected' ? 'Reject' : statusLabels[to]}
        </Button>
      ))}
    </fieldset>
  )
}

type StepsProps = { readonly neighbours: Neighbours; readonly hrefOf: (id: string) => string }

function Steps({ neighbours: { previous, next, place, total }, hrefOf }: StepsProps) {
  return (
    <nav aria-label="Applicants" className="flex items-center gap-2">
      <Step to={previous && hrefOf(previous)} label="Previous applicant">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <span className="text-sm text-soft">{place === null ? `${total} in this list` : `${place} of ${total}`}</span>
      <Step to={next && hrefOf(next)} label="Next applicant">
        <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  )
}

type StepProps = { readonly to: string | null; readonly label: string; readonly children: ReactNode }

function Step({ to, label, children }: StepProps) {
  if (to === null) return null
  return (
    <Link to={to} aria-label={label} className={buttonClass('secondary', 'px-3!')}>
      {children}
    </Link>
  )
}
