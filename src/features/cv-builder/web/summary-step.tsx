import { useWatch } from 'react-hook-form'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { useCvField } from './use-cv-field.ts'
import { WritingHelp } from './writing-help.tsx'

export function SummaryStep() {
  return (
    <div className="grid gap-1">
      <TextAreaField {...useCvField('summary')} label="Summary" rows={8} hint="Two or three sentences, at least 50 characters." />
      <Length />
      <WritingHelp path="summary" />
    </div>
  )
}

/** A component of its own, so that a keystroke does not render the field again. */
function Length() {
  const summary = useWatch<CvFields, 'summary'>({ name: 'summary' })
  return <p className="text-sm text-soft">{summary.trim().length.toLocaleString('en-IN')} characters</p>
}
