import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { demographicLabels, rupeesText, yearsText } from '#features/profiles/rules.ts'
import { agoText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { FoundResume, MarkedPart, ResumeCard as Card } from '../contract.ts'
import { joinsText } from '../rules.ts'

type ResumeCardProps = {
  readonly resume: FoundResume
  /** The name; a link if there is a page. */
  readonly heading: ReactNode
  readonly actions: ReactNode
  readonly now: Date
}

export function ResumeCard({ resume, heading, actions, now }: ResumeCardProps) {
  const { matches, reasons } = resume
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6 sm:*:col-span-2">
      <div className="grid content-start gap-0.5 sm:col-span-1!">
        <h3 className="text-lg wrap-anywhere">{heading}</h3>
        <RoleLine card={resume} />
      </div>
      <FactLine card={resume} now={now} />
      <SkillRow skills={resume.skills} />
      {(matches.length > 0 || reasons.length > 0) && (
        <div className="grid gap-1 rounded-control bg-paper px-3 py-2 text-sm wrap-anywhere">
          <span className="sr-only">Why this person was found</span>
          {matches.map(({ where, parts }) => (
            <p key={where + parts.map(({ text }) => text).join('')}>
              <span className="text-soft">{where}: </span>
              <Marked parts={parts} />
            </p>
          ))}
          {reasons.length > 0 && <p className="text-soft">{reasons.join(' · ')}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-1! sm:col-start-2! sm:row-start-1 sm:max-w-72 sm:content-start sm:justify-end">
        {actions}
      </div>
    </article>
  )
}

export function RoleLine({ card: { title, company } }: { readonly card: Card }) {
  const role = [title, company].filter(Boolean).join(' at ')
  return role && <p className="wrap-anywhere">{role}</p>
}

export function FactLine({ card, now }: { readonly card: Card; readonly now: Date }) {
  const { location, isWillingToMove, experience, notice, expectedPay, programme, activeOn } = card
  const facts = [
    experience === null ? null : yearsText(experience),
    notice === null ? null : `Joins ${joinsText(notice)}`,
    expectedPay === null ? null : `Expects ${rupeesText(expectedPay)} a year`,
    `Active ${agoText(`${activeOn}T06:30:00Z`, now)}`,
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {location && (
        <p className="flex items-start gap-1.5 wrap-anywhere">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {location}
            {isWillingToMove && ' · willing to move'}
          </span>
        </p>
      )}
      <p>{facts.join(' · ')}</p>
      {programme && (
        <p>
          <Badge>{demographicLabels[programme]}</Badge>
        </p>
      )}
    </div>
  )
}

export function SkillRow({ skills }: { readonly skills: readonly string[] }) {
  if (skills.length === 0) return null
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="rounded-full border border-line px-2.5 py-0.5 text-sm wrap-anywhere">
          {skill}
        </li>
      ))}
    </ul>
  )
}

/** React escapes the texts, so a profile cannot inject anything here. */
function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, i) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, always in the same order
    isMatch ? (
      <mark key={i} className="bg-marigold-wash font-medium text-ink">
        {text}
      </mark>
    ) : (
      <span key={i}>{text}</span>
    ),
  )
}
