import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import { sectionPeriod, workPeriod } from '#features/cvs/period-text.ts'
import { Description } from '#features/cvs/web/sheet-parts.tsx'
import type { Resume } from '../contract.ts'
import { FactLine, RoleLine, SkillRow } from './resume-card.tsx'
import { resumeFor } from './resume-search.ts'

type ResumePageProps = {
  readonly resumeId: string
  readonly now: Date
  readonly aside: ReactNode
}

/** A resume without contact details. */
export function ResumePage({ resumeId, now, aside }: ResumePageProps) {
  const { data: resume } = useSuspenseQuery(resumeFor(resumeId, undefined))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5 lg:col-start-2 lg:row-start-1">{aside}</div>
      <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
        <Card className="grid gap-3">
          <RoleLine card={resume} />
          <FactLine card={resume} now={now} />
          <SkillRow skills={resume.skills} />
        </Card>
        {resume.summary && (
          <Card className="grid gap-2">
            <h2 className="text-lg">About</h2>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{resume.summary}</p>
          </Card>
        )}
        <Work entries={resume.workExperience} />
        <Schools entries={resume.education} />
        {furtherSections.map((section) => (
          <Further key={section} section={section} entries={resume[section]} />
        ))}
      </div>
    </div>
  )
}

function Work({ entries }: { readonly entries: Resume['workExperience'] }) {
  if (entries.length === 0) return null
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">Work Experience</h2>
      {entries.map(({ position, company, description, ...times }) => (
        <div key={`${position} ${company} ${times.startDate}`} className="grid max-w-prose gap-1 wrap-anywhere">
          <h3 className="font-medium">{[position, company].filter(Boolean).join(' at ')}</h3>
          <p className="text-sm text-soft">{workPeriod(times)}</p>
          <Description text={description} />
        </div>
      ))}
    </Card>
  )
}

function Schools({ entries }: { readonly entries: Resume['education'] }) {
  if (entries.length === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Education</h2>
      {entries.map(({ degree, field, institution, startYear, endYear }) => (
        <div key={`${degree} ${institution} ${endYear}`} className="grid gap-0.5 wrap-anywhere">
          <h3 className="font-medium">{[degree, field].filter(Boolean).join(', ')}</h3>
          <p className="text-sm text-soft">
            {[institution, [startYear, endYear].filter(Boolean).join('–')].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </Card>
  )
}

type FurtherProps = { readonly section: FurtherSection; readonly entries: Resume[FurtherSection] }

function Further({ section, entries }: FurtherProps) {
  if (entries.length === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{sectionTitles[section]}</h2>
      {entries.map(({ name, organization, description, ...dates }, at) => (
        <div key={`${at} ${name}`} className="grid max-w-prose gap-0.5 wrap-anywhere">
          <h3 className="font-medium">{name}</h3>
          <p className="text-sm text-soft">{[organization, sectionPeriod(section, dates)].filter(Boolean).join(' · ')}</p>
          {description && <Description text={description} />}
        </div>
      ))}
    </Card>
  )
}
