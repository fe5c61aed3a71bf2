import { Field } from '#platform/web/ui/field.tsx'
import { blankEducation } from '#features/cvs/web/cv-fields.ts'
import { Entries } from './entries.tsx'
import { useCvField } from './use-cv-field.ts'

export function EducationStep() {
  return (
    <Entries name="education" title="Education" blank={blankEducation}>
      {(at) => <EducationEntry at={at} />}
    </Entries>
  )
}

function EducationEntry({ at }: { readonly at: number }) {
  const years = { inputMode: 'numeric', maxLength: 4, isOptional: true } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useCvField(`education.${at}.institution`)} label="Institution" />
      <Field {...useCvField(`education.${at}.degree`)} label="Degree" placeholder="B.Tech., Diploma, Class XII" />
      <Field {...useCvField(`education.${at}.field`)} label="Field of study" />
      <Field {...useCvField(`education.${at}.grade`)} label="Grade" isOptional placeholder="8.2 CGPA or 78%" />
      <Field {...useCvField(`education.${at}.startYear`, `education.${at}.endYear`)} label="Start year" {...years} />
      <Field {...useCvField(`education.${at}.endYear`)} label="End year" hint="Leave blank if still studying" {...years} />
    </div>
  )
}
