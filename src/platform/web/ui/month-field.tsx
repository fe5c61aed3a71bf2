import { type Ref, useId } from 'react'
import { monthNames, yearOf } from '#platform/contract/dates.ts'
import { FieldError } from './field-error.tsx'
import { Select } from './select.tsx'

type MonthFieldProps = {
  /** The id of the first select, for the link of the error summary. */
  readonly id?: string
  readonly name?: string
  readonly label: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** "2021-04"; "2021" or "-04" while only one of the two is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLSelectElement>
}

const oldestYears = 70

/** Month and year as two selects: not every browser has a month picker, and they all look different. */
export function MonthField({ id, label, isOptional, error, value, onChange, onBlur, ref, name, disabled }: MonthFieldProps) {
  const own = useId()
  const first = id ?? own
  const [, year = '', month = ''] = /^(\d{4})?(?:-(\d{2}))?$/.exec(value) ?? []
  const describedBy = error ? `${first}-error` : undefined
  const shared = { disabled, onBlur, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] content-start gap-x-2 gap-y-1">
      <legend className="mb-1 font-medium">
        {label}
        {isOptional && <span className="font-normal text-soft"> (optional)</span>}
      </legend>
      <Select
        {...shared}
        ref={ref}
        id={first}
        name={name}
        aria-label="Month"
        value={month}
        onChange={({ target }) => onChange(joined(year, target.value))}
      >
        <option value="">Month</option>
        {monthNames.map((text, at) => (
          <option key={text} value={String(at + 1).padStart(2, '0')}>
            {text}
          </option>
        ))}
      </Select>
      <Select {...shared} aria-label="Year" value={year} onChange={({ target }) => onChange(joined(target.value, month))}>
        <option value="">Year</option>
        {yearsWith(year).map((text) => (
          <option key={text}>{text}</option>
        ))}
      </Select>
      <FieldError id={`${first}-error`} className="col-span-2">
        {error}
      </FieldError>
    </fieldset>
  )
}

const joined = (year: string, month: string): string => (month ? `${year}-${month}` : year)

/** The years on offer, newest first, from next year. A chosen year outside of them is added. */
function yearsWith(chosen: string): string[] {
  const newest = yearOf(new Date()) + 1
  const years = Array.from({ length: oldestYears }, (_, back) => String(newest - back))
  return chosen && !years.includes(chosen) ? [...years, chosen] : years
}
