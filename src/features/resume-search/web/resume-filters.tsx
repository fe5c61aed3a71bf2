import { Search, SlidersHorizontal } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { demographicLabels, rupeesText, yearsText } from '#features/profiles/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm, Link, useFilledAnew } from '#platform/web/ui/link.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { joinsText } from '../rules.ts'
import { addressOf, filtersOf, jobField, type ResumeState, resumesPath, sortLabels, stateIn } from './resume-search.ts'

const sheetId = 'resume-filters'
const years = [0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30]
const pay = [300_000, 500_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000]
const notice = [0, 15, 30, 60, 90]
const active = [7, 30, 90, 180, 365]

/** A plain GET form: it works before hydration, and without scripts. Nothing changes until it is submitted. */
export function ResumeFilters({ state }: { readonly state: ResumeState }) {
  const navigate = useNavigate()
  const form = useFilledAnew()
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const sheet = document.getElementById(sheetId)
    if (sheet?.matches(':popover-open')) sheet.hidePopover()
    void navigate(addressOf(stateIn(textsOf(event.currentTarget))))
    document.getElementById('results')?.focus({ preventScroll: true })
  }
  const chosen = Object.keys(filtersOf({ ...state, q: '' })).length - 1
  return (
    <search className="grid gap-2">
      <GetForm ref={form} action={resumesPath} onSubmit={send} className="grid gap-3">
        {state.job && <input type="hidden" name={jobField} value={state.job} />}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <div>
            <label htmlFor="resume-q" className="sr-only">
              Search resumes
            </label>
            <SearchInput
              id="resume-q"
              name="q"
              defaultValue={state.q ?? ''}
              maxLength={200}
              placeholder="Role, skill or company"
              aria-describedby="resume-q-hint"
            />
          </div>
          <Button type="submit">
            <Search aria-hidden="true" className="size-5" />
            <span className="max-two:sr-only">Search</span>
          </Button>
        </div>
        <p id="resume-q-hint" className="text-sm text-soft">
          All words must occur. “In quotes” is a phrase, -word leaves a word out, one or other finds both.
        </p>
        <button type="button" popoverTarget={sheetId} className={chipClass('strong', 'justify-self-start lg:hidden')}>
          <SlidersHorizontal aria-hidden="true" className="size-4" /> Filters and sort
          {chosen > 0 && ` (${chosen})`}
        </button>
        <Sheet id={sheetId} title="Filters and sort" until="lg" className="max-lg:pb-4">
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <Choices state={state} />
          </div>
          <div className="flex flex-wrap gap-2 max-lg:pb-2">
            <Button type="submit" look="outline">
              Show people
            </Button>
            <Link
              to={addressOf(state.job ? { job: state.job } : {})}
              className="inline-flex min-h-11 items-center px-3 underline underline-offset-4"
            >
              Clear
            </Link>
          </div>
        </Sheet>
      </GetForm>
    </search>
  )
}

function Choices({ state }: { readonly state: ResumeState }) {
  return (
    <>
      <div className="grid content-start">
        <Field label="Place" name="location" defaultValue={state.location ?? ''} maxLength={200} placeholder="City or state" />
        <CheckField label="Also people willing to move" name="move" value="true" defaultChecked={state.move === 'true'} />
      </div>
      <Choice
        label="Experience from"
        name="experienceMin"
        any="Any"
        values={years}
        text={yearsText}
        chosen={state.experienceMin}
      />
      <Choice
        label="Experience up to"
        name="experienceMax"
        any="Any"
        values={years}
        text={yearsText}
        chosen={state.experienceMax}
      />
      <Choice
        label="Expected pay up to"
        name="payMax"
        any="Any pay"
        values={pay}
        text={(value) => `${rupeesText(value)} a year`}
        chosen={state.payMax}
      />
      <Choice label="Can join" name="notice" any="Any time" values={notice} text={joinsText} chosen={state.notice} />
      <SelectField key={`p${state.programme ?? ''}`} label="Programme" name="programme" defaultValue={state.programme ?? ''}>
        <option value="">All people</option>
        {Object.entries(demographicLabels).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <Choice
        label="Active in the last"
        name="active"
        any="Any time"
        values={active}
        text={(days) => `${days} days`}
        chosen={state.active}
      />
      <SelectField key={`s${state.sort ?? ''}`} label="Sort by" name="sort" defaultValue={state.sort ?? ''}>
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value === 'relevant' ? '' : value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly name: string
  readonly any: string
  readonly values: readonly number[]
  readonly text: (value: number) => string
  readonly chosen: string | undefined
}

/** The key remounts a select when the URL has another choice, which may be none of ours. */
function Choice({ label, name, any, values, text, chosen = '' }: ChoiceProps) {
  const own = /^\d{1,9}$/.test(chosen) && !values.includes(Number(chosen)) ? [...values, Number(chosen)] : values
  return (
    <SelectField key={chosen} label={label} name={name} defaultValue={chosen}>
      <option value="">{any}</option>
      {own.map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </SelectField>
  )
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value)
  return params
}
