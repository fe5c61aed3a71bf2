import { useState } from 'react'
import { experienceLabels, jobTypeLabels } from '#features/jobs/rules.ts'
import { daysAfter, isoDateText } from '#platform/contract/dates.ts'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import type { PostingFields } from '../fields.ts'
import { mostDays, usualDays } from '../rules.ts'
import { fieldId, type PartProps } from './field-props.ts'

const notice = [
  ['', 'Any notice period'],
  ['0', 'Immediate joining'],
  ['15', 'Up to 15 days'],
  ['30', 'Up to 30 days'],
  ['60', 'Up to 60 days'],
  ['90', 'Up to 90 days'],
] as const

export function PostingTermsFields(props: PartProps) {
  const { fields, set } = props
  return (
    <>
      <Pay {...props} />
      <Kinds {...props} />
      <Openings {...props} />
      <LastDay {...props} />
      <CheckField
        label="Urgent: we want to hire within two weeks"
        checked={fields.urgentHiring}
        onChange={({ target }) => set('urgentHiring', target.checked)}
      />
    </>
  )
}

function Kinds({ fields, set, errors }: PartProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id={fieldId('jobType')}
        label="Type"
        value={fields.jobType}
        error={errors['jobType']}
        onChange={({ target }) => set('jobType', target.value as PostingFields['jobType'])} // the value of an option below
      >
        {Object.entries(jobTypeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={fieldId('experienceLevel')}
        label="Experience"
        value={fields.experienceLevel}
        error={errors['experienceLevel']}
        onChange={({ target }) => set('experienceLevel', target.value as PostingFields['experienceLevel'])} // the value of an option below
      >
        {Object.entries(experienceLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Pay({ fields, set, errors }: PartProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field
        id={fieldId('payFrom')}
        label="Pay from, in rupees"
        inputMode="numeric"
        maxLength={15}
        value={fields.payFrom}
        error={errors['payFrom']}
        onChange={({ target }) => set('payFrom', target.value)}
      />
      <Field
        id={fieldId('payTo')}
        label="Pay to"
        isOptional
        inputMode="numeric"
        maxLength={15}
        value={fields.payTo}
        error={errors['payTo']}
        onChange={({ target }) => set('payTo', target.value)}
      />
      <SelectField
        id={fieldId('payPer')}
        label="Per"
        value={fields.payPer}
        error={errors['payPer']}
        onChange={({ target }) => set('payPer', target.value === 'year' ? 'year' : 'month')}
      >
        <option value="month">Month</option>
        <option value="year">Year</option>
      </SelectField>
    </div>
  )
}

function Openings({ fields, set, errors }: PartProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id={fieldId('openings')}
        label="Openings"
        inputMode="numeric"
        maxLength={3}
        value={fields.openings}
        error={errors['openings']}
        onChange={({ target }) => set('openings', target.value)}
      />
      <SelectField
        id={fieldId('noticeDays')}
        label="Longest notice period"
        value={fields.noticeDays}
        error={errors['noticeDays']}
        onChange={({ target }) => set('noticeDays', target.value)}
      >
        {notice.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function LastDay({ fields, set, errors }: PartProps) {
  const [now] = useState(() => new Date())
  const day = (days: number): string => isoDateText(daysAfter(now, days).toISOString())
  return (
    <Field
      id={fieldId('applyBy')}
      label="Apply before"
      isOptional
      type="date"
      min={day(1)}
      max={day(mostDays)}
      hint={`Without a day: ${usualDays} days. At most ${mostDays}.`}
      value={fields.applyBy}
      error={errors['applyBy']}
      onChange={({ target }) => set('applyBy', target.value)}
    />
  )
}
