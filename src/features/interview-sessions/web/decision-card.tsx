import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { interviewSessions } from '../contract.ts'
import { decisionLabels } from '../labels.ts'
import type { SessionReport } from '../session-schemas.ts'
import { sessionReport } from './interview-queries.ts'

const call = apiCalls<typeof interviewSessions>()

type DecisionProps = { readonly report: SessionReport; readonly mayWrite: boolean }

/** The decision of a person, beside the automatic result. */
export function DecisionCard({ report, mayWrite }: DecisionProps) {
  const { decision } = report
  return (
    <Card aria-labelledby="decision" className="grid gap-3">
      <h2 id="decision" className="text-xl">
        Your decision
      </h2>
      {decision && (
        <p>
          {decisionLabels[decision.decision]}
          {decision.note && `: ${decision.note}`}
        </p>
      )}
      {mayWrite && <DecisionForm report={report} />}
    </Card>
  )
}

function DecisionForm({ report: { id, decision } }: Pick<DecisionProps, 'report'>) {
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const chosen = typedIn(form, 'decision')
      if (chosen !== 'advance' && chosen !== 'decline') throw new InvalidForm({ decision: 'Please choose a decision' })
      const body = { decision: chosen, note: typedIn(form, 'note') } as const
      await call('PUT /api/interviews/:id/decision', { params: { id }, body })
      toast({ title: 'Decision Saved' })
      await client.invalidateQueries(sessionReport(id))
    },
    { title: 'Could Not Save the Decision' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid max-w-prose gap-3">
      <SelectField label="Decision" name="decision" required defaultValue={decision?.decision ?? ''} error={errors['decision']}>
        {/* A person must decide, so nothing is preselected. */}
        {!decision && <option value="">Choose</option>}
        {Object.entries(decisionLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Note for your team"
        name="note"
        rows={2}
        maxLength={1_000}
        isOptional
        defaultValue={decision?.note ?? ''}
        error={errors['note']}
      />
      <Button type="submit" look="outline" className="justify-self-start" isBusy={isBusy}>
        Save Decision
      </Button>
    </form>
  )
}
