import { dateText } from '#platform/contract/dates.ts'
import { StatusBadge } from '#features/applications/web/status-badge.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Td } from '#platform/web/ui/table.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Applicant } from '../contract.ts'
import { factsText, scoreText } from './applicant-facts.tsx'
import { applicantHref, type ListState } from './applicant-filter.ts'

type ApplicantRowProps = {
  readonly applicant: Applicant
  readonly list: ListState
  readonly isChosen: boolean
  /** Null for a viewer of the team, who may not select rows. */
  readonly onChoose: (() => void) | null
}

export function ApplicantRow({ applicant, list, isChosen, onChoose }: ApplicantRowProps) {
  const { cv, status, appliedAt, score } = applicant
  const isHydrated = useHydrated()
  return (
    <tr className={isChosen ? 'bg-blue-wash' : ''}>
      {onChoose && (
        <Td>
          <input
            type="checkbox"
            aria-label={`Choose ${cv.fullName}`}
            className="size-5 accent-blue"
            disabled={!isHydrated}
            checked={isChosen}
            onChange={onChoose}
          />
        </Td>
      )}
      <Td>
        <Who applicant={applicant} list={list} />
      </Td>
      <Td>
        <StatusBadge status={status} />
      </Td>
      <Td className="whitespace-nowrap max-two:hidden">
        <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
      </Td>
      <Td className="max-two:hidden" isNumber>
        {scoreText(score)}
      </Td>
    </tr>
  )
}

function Who({ applicant, list }: Pick<ApplicantRowProps, 'applicant' | 'list'>) {
  const { id, cv, unread, isSuspended } = applicant
  return (
    <div className="grid min-w-40 gap-x-6 gap-y-0.5 wrap-anywhere two:grid-flow-col two:grid-cols-2 two:grid-rows-[auto_auto]">
      <span className="flex flex-wrap items-center gap-2">
        <Link to={applicantHref(id, 'table', list)} className="font-medium text-blue-dark hover:underline">
          {cv.fullName}
        </Link>
        {unread > 0 && <Badge look="marigold">{unread} new</Badge>}
        {isSuspended && <Badge look="brick">Account suspended</Badge>}
      </span>
      <span className="text-sm">{cv.headline}</span>
      <span className="text-sm text-soft">{factsText(applicant)}</span>
      {!list.jobId && <span className="text-sm text-soft">For {applicant.jobTitle}</span>}
    </div>
  )
}
