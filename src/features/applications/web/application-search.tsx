import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { statusLabels } from '../rules.ts'
import { type Filter, statuses } from './application-filter.ts'

/** A plain GET form: it works before hydration, and without scripts. */
export function ApplicationSearch({ q, status }: Pick<Filter, 'q' | 'status'>) {
  return (
    <search>
      <GetForm ref={useFilledAnew()} action="/applications" className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end">
        <Field label="Search" type="search" name="q" defaultValue={q} maxLength={200} placeholder="Job title, company or place" />
        {/* The default of a mounted select never changes. */}
        <SelectField key={status} label="Status" name="status" defaultValue={status ?? ''}>
          <option value="">All statuses</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="secondary">
          Search
        </Button>
      </GetForm>
    </search>
  )
}
