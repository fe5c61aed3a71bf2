import { useController, useFormContext } from 'react-hook-form'
import type { FurtherSection } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { MonthField } from '#platform/web/ui/month-field.tsx'
import { fieldId } from '#features/cvs/web/steps.ts'
import { useProblem } from './use-cv-field.ts'

type Path = `${'experience' | FurtherSection}.${number}.${'startDate' | 'endDate'}`

type DateFieldProps = {
  readonly path: Path
  /** The field that shows the error if the two months are in the wrong order. */
  readonly errorPath?: Path
  readonly label: string
  readonly isDisabled?: boolean
}

export function DateField({ path, errorPath = path, label, isDisabled = false }: DateFieldProps) {
  const { trigger, getFieldState } = useFormContext<CvFields>()
  const { field } = useController<CvFields, Path>({ name: path })
  return (
    <MonthField
      {...field}
      id={fieldId(path)}
      label={label}
      isOptional
      disabled={isDisabled}
      error={useProblem(path)}
      onChange={(month) => {
        field.onChange(month)
        // As in other fields, an error disappears as soon as it is fixed.
        for (const name of new Set([path, errorPath])) if (getFieldState(name).error) void trigger(name)
      }}
    />
  )
}
