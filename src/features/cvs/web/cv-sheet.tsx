import type { CvBody } from '../contract.ts'
import { type FurtherSection, sectionTitles } from '../further-sections.ts'
import { periodText, sectionPeriod, workPeriod } from '../period-text.ts'
import { Contacts, Description, Entry, type SheetStyle, looks, Points, Section, WebLink } from './sheet-parts.tsx'

/** A CV as it looks in print, finished or not; sections without content are left out. */
export type PrintModel = CvBody

export function CvSheet({ cv }: { readonly cv: PrintModel }) {
  const look = looks[cv.template]
  return (
    <article className="sheet grid gap-6 rounded-sm border border-line bg-white p-4 text-ink [overflow-wrap:anywhere] two:p-6 print:border-0 print:p-0">
      <header className={`grid gap-2 ${look.head}`}>
        <h2 className={look.name}>{cv.personalInfo.fullName || 'Your name'}</h2>
        <Contacts person={cv.personalInfo} />
      </header>
      <Section title="Summary" look={look} isShown={cv.summary.trim() !== ''}>
        <p className="whitespace-pre-line">{cv.summary.trim()}</p>
      </Section>
      <WorkExperience entries={cv.experience} look={look} />
      <Education entries={cv.education} look={look} />
      <Further section="projects" cv={cv} look={look} />
      <Section title="Skills" look={look} isShown={cv.skills.length > 0}>
        <p>{cv.skills.join(' · ')}</p>
      </Section>
      <Further section="certificates" cv={cv} look={look} />
      <Section title="Key Achievements" look={look} isShown={cv.achievements.length > 0}>
        <Points points={cv.achievements} />
      </Section>
      <Further section="publications" cv={cv} look={look} />
      <Further section="volunteering" cv={cv} look={look} />
      <Section title="Languages" look={look} isShown={cv.languages.length > 0}>
        <p>{cv.languages.join(' · ')}</p>
      </Section>
    </article>
  )
}

type Work = CvBody['experience'][number]

function WorkExperience({ entries, look }: { readonly entries: readonly Work[]; readonly look: SheetStyle }) {
  const filled = entries.filter(({ company, position, description }) => company || position || description)
  return (
    <Section title="Work Experience" look={look} isShown={filled.length > 0}>
      {filled.map((entry, at) => (
        <Entry key={`${at} ${entry.company}`} title={entry.position} place={entry.company} period={workPeriod(entry)}>
          <Description text={entry.description} />
        </Entry>
      ))}
    </Section>
  )
}

type Course = CvBody['education'][number]

function Education({ entries, look }: { readonly entries: readonly Course[]; readonly look: SheetStyle }) {
  const filled = entries.filter(({ institution, degree, field }) => institution || degree || field)
  return (
    <Section title="Education" look={look} isShown={filled.length > 0}>
      {filled.map(({ institution, degree, field, startYear, endYear, grade }, at) => (
        <Entry
          key={`${at} ${institution}`}
          title={[degree, field].filter(Boolean).join(', ')}
          place={institution}
          period={periodText(startYear, endYear)}
        >
          {grade && <p>Grade: {grade}</p>}
        </Entry>
      ))}
    </Section>
  )
}

type FurtherProps = { readonly section: FurtherSection; readonly cv: PrintModel; readonly look: SheetStyle }

function Further({ section, cv, look }: FurtherProps) {
  const filled = (cv[section] ?? []).filter(({ name, organization, description }) => name || organization || description)
  return (
    <Section title={sectionTitles[section]} look={look} isShown={filled.length > 0}>
      {filled.map(({ name, organization, link, description, ...dates }, at) => (
        <Entry key={`${at} ${name}`} title={name} place={organization} period={sectionPeriod(section, dates)}>
          {description && <Description text={description} />}
          {link && (
            <p>
              <WebLink address={link} />
            </p>
          )}
        </Entry>
      ))}
    </Section>
  )
}
