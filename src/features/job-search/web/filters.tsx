import { shiftLabels } from '#features/search-words/shifts.ts'
import { Search } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { demographicLabels, experienceLabels, jobTypeLabels } from '#features/jobs/rules.ts'
import { salaryLabel, salarySteps, sortLabels } from './filter-labels.ts'
import type { SearchState } from './job-search.ts'
import { ShowButton } from './show-button.tsx'

type FiltersProps = {
  readonly search: SearchState
  /** The current values of the form, if the person has changed them. */
  readonly chosen: SearchState | undefined
  /** The id of the form that the Clear button resets. */
  readonly clearing: string
}

/** On phones, the filters are in a sheet. On wide screens, their fields are part of the form's grid. */
export function Filters({ search, chosen, clearing }: FiltersProps) {
  return (
    <Sheet
      id="filters"
      title="Filters"
      until="lg"
      className="lg:[&_label[for]]:sr-only lg:[&_select]:min-h-10 lg:[&_select]:text-sm"
    >
      <div className="lg:col-span-2">
        <Field
          label="Location"
          name="location"
          defaultValue={search.location ?? ''}
          maxLength={200}
          placeholder="City or state"
        />
      </div>
      <Button type="submit" look="outline" className="col-span-2 max-lg:hidden">
        <Search aria-hidden="true" className="size-4" /> Search
      </Button>
      <Choices search={search} />
      <div className="lg:[&_label]:min-h-10 lg:[&_label]:gap-2 lg:[&_label]:px-1 lg:[&_label]:text-sm">
        <CheckField label="Urgent hiring only" name="urgent" value="true" defaultChecked={search.urgent === 'true'} />
      </div>
      <div className="sticky bottom-0 -mx-4 grid gap-1 border-t border-line bg-card px-4 py-3 lg:contents">
        <ShowButton search={search} chosen={chosen} />
        <Button
          type="submit"
          form={clearing}
          look="quiet"
          className="underline underline-offset-4 lg:min-h-10 lg:px-2 lg:text-sm"
        >
          Clear
        </Button>
      </div>
    </Sheet>
  )
}

function Choices({ search }: Pick<FiltersProps, 'search'>) {
  return (
    <>
      <Choice
        label="Candidate group"
        name="demographic"
        any="All groups"
        labels={demographicLabels}
        chosen={search.demographic}
      />
      <Choice label="Experience" name="experience" any="Any experience" labels={experienceLabels} chosen={search.experience} />
      <Choice label="Job type" name="jobType" any="Any type" labels={jobTypeLabels} chosen={search.jobType} />
      <div className="lg:hidden">
        <Choice label="Shift" name="shift" any="Any shift" labels={shiftLabels} chosen={search.shift} />
      </div>
      <div className="lg:hidden">
        <CheckField label="Walk-in interviews only" name="walkIn" value="true" defaultChecked={search.walkIn === 'true'} />
      </div>
      <MinimumSalary chosen={search.salaryMin} />
      <Order chosen={search.sort} />
    </>
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

/** The key remounts the select when the URL has another value, because React ignores a changed `defaultValue`. */
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

/** Keeps an amount from a shared URL that is not one of the offered steps. */
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
