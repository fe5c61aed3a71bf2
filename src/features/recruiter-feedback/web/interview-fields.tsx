import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { timeframes } from '../areas.ts'
import { pair, Part, type PartProps } from './field-part.tsx'

const onePerLine = 'One on each line.'

export function InterviewFields({ errors }: PartProps) {
  return (
    <Part title="The interview">
      <TextAreaField
        label="Questions that you ask"
        name="actualQuestions"
        required
        rows={5}
        hint={onePerLine}
        error={errors['actualQuestions']}
      />
      <TextAreaField
        label="Assessment criteria"
        name="assessmentCriteria"
        required
        hint={`${onePerLine} For example: clear communication.`}
        error={errors['assessmentCriteria']}
      />
      <TextAreaField
        label="Interview process"
        name="interviewProcess"
        required
        hint={`${onePerLine} The steps, the first one first.`}
        error={errors['interviewProcess']}
      />
      <TimeframeField errors={errors} />
      <OptionalFields errors={errors} />
    </Part>
  )
}

function TimeframeField({ errors }: PartProps) {
  return (
    <SelectField label="Timeframe" name="timeframe" required hint="From the first call to the offer." error={errors['timeframe']}>
      <option value="">Select a timeframe</option>
      {timeframes.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </SelectField>
  )
}

function OptionalFields({ errors }: PartProps) {
  return (
    <div className={pair}>
      <TextAreaField
        label="Common mistakes"
        name="commonMistakes"
        isOptional
        hint={onePerLine}
        error={errors['commonMistakes']}
      />
      <TextAreaField
        label="Success factors"
        name="successFactors"
        isOptional
        hint={onePerLine}
        error={errors['successFactors']}
      />
    </div>
  )
}

export function PayFields({ errors }: PartProps) {
  return (
    <Part title="Pay">
      <div className={pair}>
        <Field
          label="Minimum salary"
          name="salaryMin"
          required
          inputMode="numeric"
          maxLength={20}
          hint="Rupees a year, such as 4,00,000."
          error={errors['salaryMin']}
        />
        <Field
          label="Maximum salary"
          name="salaryMax"
          required
          inputMode="numeric"
          maxLength={20}
          hint="Rupees a year, such as 8,00,000."
          error={errors['salaryMax']}
        />
      </div>
      <TextAreaField
        label="Negotiation points"
        name="negotiationPoints"
        isOptional
        hint={`${onePerLine} For example: joining bonus.`}
        error={errors['negotiationPoints']}
      />
      <MoreFields errors={errors} />
    </Part>
  )
}

function MoreFields({ errors }: PartProps) {
  return (
    <TextAreaField
      label="Additional insights"
      name="additionalInsights"
      isOptional
      rows={4}
      maxLength={3_000}
      error={errors['additionalInsights']}
    />
  )
}
