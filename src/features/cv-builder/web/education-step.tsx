import { useWatch } from 'react-hook-form'
import { Field } from '#platform/web/ui/field.tsx'
import { blankEducation, type CvFields } from '#features/cvs/web/cv-fields.ts'
import { courseNames } from '#features/cvs/web/entry-names.ts'
import { isSchoolCertificate, schoolStreams } from '#features/cvs/school-certificate.ts'
import { Entries } from './entries.tsx'
import { fieldId } from '#features/cvs/web/steps.ts'
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
      <Field {...useCvField(`education.${at}.institution`)} label={courseNames.institution} />
      <Field {...useCvField(`education.${at}.degree`)} label={courseNames.degree} placeholder="B.Tech., Diploma, Class XII" />
      <FieldOfStudy at={at} />
      <Field {...useCvField(`education.${at}.grade`)} label={courseNames.grade} isOptional placeholder="8.2 CGPA or 78%" />
      <Field {...useCvField(`education.${at}.startYear`, `education.${at}.endYear`)} label={courseNames.startYear} {...years} />
      <Field
        {...useCvField(`education.${at}.endYear`)}
        label={courseNames.endYear}
        hint="Leave blank if still studying"
        {...years}
      />
    </div>
  )
}

/** It is required, so people with a certificate of a school are told what to write. */
function FieldOfStudy({ at }: { readonly at: number }) {
  const path = `education.${at}.field` as const
  const degree = useWatch<CvFields, `education.${number}.degree`>({ name: `education.${at}.degree` })
  const list = fieldId(`${path}-list`)
  const hint = 'For school write your stream, such as Science, Commerce or Arts. If there was none, write General.'
  return (
    <div>
      <Field
        {...useCvField(path)}
        {...(isSchoolCertificate(degree ?? '') ? { hint, list, autoComplete: 'off' } : {})}
        label={courseNames.field}
      />
      <datalist id={list}>
        {schoolStreams.map((stream) => (
          <option key={stream}>{stream}</option>
        ))}
      </datalist>
    </div>
  )
}
