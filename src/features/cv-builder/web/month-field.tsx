import { useFormContext } from 'react-hook-form'
import { Field } from '#platform/web/ui/field.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { readMonth } from '#platform/contract/dates.ts'
import { useCvField } from './use-cv-field.ts'

type Path = `experience.${number}.${'startDate' | 'endDate'}`

type MonthFieldProps = {
  readonly path: Path
  /** The field that shows the error that the two months are in the wrong order. */
  readonly toldAt?: Path
  readonly label: string
  readonly isDisabled?: boolean
}

/** The browser's month picker; where it has none, a text field that understands common formats of months. */
export function MonthField({ path, toldAt, label, isDisabled = false }: MonthFieldProps) {
  const { setValue } = useFormContext<CvFields>()
  const { onBlur, ...field } = useCvField(path, toldAt)
  return (
    <Field
      {...field}
      type="month"
      label={label}
      isOptional
      disabled={isDisabled}
      placeholder="2021-04"
      pattern="\d{4}-(0[1-9]|1[0-2])"
      onBlur={(event) => {
        const month = readMonth(event.target.value)
        if (month !== event.target.value) setValue(path, month, { shouldDirty: true })
        void onBlur(event)
      }}
      {...(hasMonthPicker() ? {} : { hint: 'Year and month, for example 2021-04' })}
    />
  )
}

function hasMonthPicker(): boolean {
  const probe = document.createElement('input')
  probe.type = 'month'
  return probe.type === 'month'
}
