import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CheckField, Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { blankExperience, type CvFields } from '#features/cvs/web/cv-fields.ts'
import { jobNames } from '#features/cvs/web/entry-names.ts'
import { Entries } from './entries.tsx'
import { DateField } from './date-field.tsx'
import { useCvField } from './use-cv-field.ts'
import { WritingHelp } from './writing-help.tsx'

export function ExperienceStep() {
  const { clearErrors } = useFormContext<CvFields>()
  const hasNone = useWatch<CvFields, 'hasNoExperience'>({ name: 'hasNoExperience' })
  return (
    <div className="grid gap-4">
      <Controller<CvFields, 'hasNoExperience'>
        name="hasNoExperience"
        render={({ field: { value, onChange, ...field } }) => (
          <CheckField
            {...field}
            label="I have no work experience yet"
            checked={value}
            onChange={(event) => {
              onChange(event)
              clearErrors('experience')
            }}
          />
        )}
      />
      {hasNone ? (
        <p className="max-w-prose text-soft">
          That's fine: your CV will start with your education. Add projects and internships under Skills & More.
        </p>
      ) : (
        <Entries name="experience" title="Experience" blank={blankExperience}>
          {(at) => <ExperienceEntry at={at} />}
        </Entries>
      )}
    </div>
  )
}

function ExperienceEntry({ at }: { readonly at: number }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useCvField(`experience.${at}.company`)} label={jobNames.company} autoComplete="organization" />
      <Field {...useCvField(`experience.${at}.position`)} label={jobNames.position} autoComplete="organization-title" />
      <Dates at={at} />
      <div className="sm:col-span-2">
        <TextAreaField
          {...useCvField(`experience.${at}.description`)}
          label={jobNames.description}
          rows={5}
          hint="One achievement per line. Add numbers where you can."
        />
        <WritingHelp path={`experience.${at}.description`} />
      </div>
    </div>
  )
}

function Dates({ at }: { readonly at: number }) {
  const isCurrent = useWatch<CvFields, `experience.${number}.current`>({ name: `experience.${at}.current` })
  const { id, error: _, ...current } = useCvField(`experience.${at}.current`, `experience.${at}.endDate`)
  return (
    <>
      <DateField path={`experience.${at}.startDate`} errorPath={`experience.${at}.endDate`} label={jobNames.startDate} />
      <div className="grid content-start">
        <DateField path={`experience.${at}.endDate`} label={jobNames.endDate} isDisabled={isCurrent} />
        <CheckField {...current} id={id} label="I work here now" />
      </div>
    </>
  )
}
