import { ChevronDown } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { demographicLabels, experienceLabels, jobTypeLabels, searchParts } from '../rules.ts'
import { salaryLabel, salarySteps, sortLabels } from './filter-labels.ts'
import type { SearchState } from './job-search.ts'

type FiltersProps = { readonly search: SearchState; readonly clearing: string }

/** Collapsed on a phone, where they would move the jobs off the screen; always open where there is room. */
export function Filters({ search, clearing }: FiltersProps) {
  const active = searchParts.filter((name) => name !== 'q' && search[name]).length
  return (
    <details className="group two:[&::details-content]:[content-visibility:visible] two:[&::details-content]:h-auto">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-blue-dark two:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
        Filters{active > 0 && ` (${active})`}
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2 two:grid-cols-4 two:pt-0">
        <Field
          label="Location"
          name="location"
          defaultValue={search.location ?? ''}
          maxLength={200}
          placeholder="City or state"
        />
        <Choice
          label="Candidate group"
          name="demographic"
          any="All groups"
          labels={demographicLabels}
          chosen={search.demographic}
        />
        <Choice label="Experience" name="experience" any="Any experience" labels={experienceLabels} chosen={search.experience} />
        <Choice label="Job type" name="jobType" any="Any type" labels={jobTypeLabels} chosen={search.jobType} />
        <MinimumSalary chosen={search.salaryMin} />
        <Order chosen={search.sort} />
        <div className="flex items-end">
          <CheckField label="Urgent hiring only" name="urgent" value="true" defaultChecked={search.urgent === 'true'} />
        </div>
        <div className="flex items-end">
          <Button type="submit" form={clearing} look="secondary" className="w-full">
            Clear
          </Button>
        </div>
      </div>
    </details>
  )
}

type ChosenFilters = { readonly chosen: string | undefined }

function Order({ chosen = 'relevant' }: ChosenFilters) {
  return (
    <SelectField key={chosen} label="Sort by" name="sort" defaultValue={chosen}>
      {Object.entries(sortLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

type ChoiceProps = ChosenFilters & {
  readonly label: string
  readonly name: string
  readonly any: string
  readonly labels: Readonly<Record<string, string>>
}

/** The key remounts a select when the URL has another choice, because the default of a mounted one never changes. */
function Choice({ label, name, any, labels, chosen = '' }: ChoiceProps) {
  return (
    <SelectField key={chosen} label={label} name={name} defaultValue={chosen}>
      <option value="">{any}</option>
      {Object.entries(labels).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** An amount from a shared URL is kept, even if it is none of ours. */
function MinimumSalary({ chosen = '' }: ChosenFilters) {
  const steps = chosen === '' || salarySteps.includes(chosen) ? salarySteps : [...salarySteps, chosen]
  return (
    <SelectField key={chosen} label="Minimum salary" name="salaryMin" defaultValue={chosen}>
      <option value="">Any salary</option>
      {steps.map((value) => (
        <option key={value} value={value}>
          {salaryLabel(value)}
        </option>
      ))}
    </SelectField>
  )
}
