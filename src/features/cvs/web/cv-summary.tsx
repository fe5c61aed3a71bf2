import { useWatch } from 'react-hook-form'
import { Card } from '#platform/web/ui/card.tsx'
import { type CvFields, readFields } from './cv-fields.ts'
import { Thumbnail } from './thumbnail.tsx'

/** A summary of the parts that the CV has so far. */
export function CvSummary() {
  const { personalInfo, hasNoExperience, experience, education, skills, template } = readFields(useWatch<CvFields>())
  const jobs = hasNoExperience ? 0 : experience.filter(({ company, position }) => company || position).length
  const courses = education.filter(({ institution, degree }) => institution || degree).length
  return (
    <Card aria-labelledby="cv-glance" className="grid grid-cols-[4.5rem_1fr] gap-4 max-[20em]:grid-cols-[2rem_1fr]">
      <Thumbnail template={template} />
      <div className="grid content-start gap-1">
        <h2 id="cv-glance" className="text-lg [overflow-wrap:anywhere]">
          {personalInfo.fullName || 'Your CV'}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-soft">
          <Count name="Experience" count={jobs} />
          <Count name="Education" count={courses} />
          <Count name="Skills" count={skills.length} />
        </dl>
      </div>
    </Card>
  )
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-ink">{count}</dd>
    </>
  )
}
