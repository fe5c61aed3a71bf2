import { commitmentCodes, commitments } from '#features/jobs/commitments.ts'
import { demographicLabels } from '#features/jobs/rules.ts'
import { CheckField } from '#platform/web/ui/field.tsx'
import type { PartProps } from './field-props.ts'

/** The commitments of the company. They decide to which groups the job is shown. */
export function CommitmentFields({ fields: { commitments: kept }, set }: PartProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">What you commit to</legend>
      <p className="text-sm text-soft">
        Tick only what is true: it becomes part of the job, and people may report what is not. The job then reaches those it
        helps.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {commitmentCodes.map((code) => (
          <CheckField
            key={code}
            label={
              <span className="grid">
                {commitments[code].text}
                <span className="text-sm text-soft">
                  {commitments[code].codes.map((one) => demographicLabels[one]).join(', ')}
                </span>
              </span>
            }
            checked={kept.includes(code)}
            onChange={({ target }) => set('commitments', target.checked ? [...kept, code] : kept.filter((one) => one !== code))}
          />
        ))}
      </div>
    </fieldset>
  )
}
