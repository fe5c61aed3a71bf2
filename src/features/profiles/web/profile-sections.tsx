import { workPeriod, periodText } from '#features/cvs/period-text.ts'
import { Description } from '#features/cvs/web/sheet-parts.tsx'
import type { Profile } from '../contract.ts'
import { Section } from './profile-section.tsx'

type ProfileProps = { readonly profile: Profile }

/** Values of the CV are shown with a link to the builder. */
export function ProfileSections({ profile }: ProfileProps) {
  const { about, workExperience, education, skills, cv } = profile
  const summary = cv ? cv.summary : about
  const shownSkills = skills.length > 0 ? skills : (cv?.skills ?? [])
  return (
    <>
      <Section
        title="About"
        field="about"
        isOfCv={cv !== null}
        isEmpty={summary === ''}
        empty="Tell employers who you are and what you're looking for."
      >
        <p className="max-w-prose whitespace-pre-line">{summary}</p>
      </Section>
      <WorkExperience entries={cv?.experience ?? workExperience} isOfCv={cv !== null} />
      <Education entries={cv?.education ?? education} isOfCv={cv !== null} />
      <Section
        title="Skills"
        field="skills"
        isOfCv={skills.length === 0 && shownSkills.length > 0}
        isEmpty={shownSkills.length === 0}
        empty="Add at least 3 skills. We match jobs to them."
      >
        <ul className="flex flex-wrap gap-2">
          {shownSkills.map((skill, at) => (
            <li key={`${at} ${skill}`} className="rounded-control border border-line bg-paper px-3 py-1">
              {skill}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type WorkProps = { readonly entries: Profile['workExperience']; readonly isOfCv: boolean }

function WorkExperience({ entries, isOfCv }: WorkProps) {
  return (
    <Section
      title="Work Experience"
      field="workExperience"
      isOfCv={isOfCv}
      isEmpty={entries.length === 0}
      empty="Add your jobs. Internships and projects count too."
    >
      <ol className="grid gap-5">
        {entries.map((work, at) => (
          <li key={`${at} ${work.company}`} className="grid gap-1">
            <Head title={work.position} period={workPeriod(work)} place={work.company} />
            <div className="max-w-prose">
              <Description text={work.description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type EducationProps = { readonly entries: Profile['education']; readonly isOfCv: boolean }

function Education({ entries, isOfCv }: EducationProps) {
  return (
    <Section
      title="Education"
      field="education"
      isOfCv={isOfCv}
      isEmpty={entries.length === 0}
      empty="Add your most recent education first."
    >
      <ol className="grid gap-5">
        {entries.map(({ institution, degree, field, startYear, endYear, grade }, at) => (
          <li key={`${at} ${institution}`} className="grid gap-1">
            <Head
              title={[degree, field].filter(Boolean).join(', ')}
              period={periodText(startYear, endYear)}
              place={institution}
            />
            {grade && <p>Grade: {grade}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type HeadProps = { readonly title: string; readonly period: string; readonly place: string }

function Head({ title, period, place }: HeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-soft">{period}</p>
      </div>
      <p className="text-soft">{place}</p>
    </>
  )
}
