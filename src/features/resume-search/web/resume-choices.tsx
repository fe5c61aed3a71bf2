import { demographicLabels, rupeesText, yearsText } from '#features/profiles/rules.ts'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { joinsText } from '../rules.ts'
import { type ResumeState, sortLabels } from './resume-search.ts'

const years = [0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30]
const pay = [300_000, 500_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000]
const notice = [0, 15, 30, 60, 90]
const active = [7, 30, 90, 180, 365]

type StateProps = { readonly state: ResumeState }

export function Choices({ state }: StateProps) {
  return (
    <>
      <PlaceField state={state} />
      <Experience state={state} />
      <Choice
        label="Expected pay up to"
        name="payMax"
        any="Any pay"
        values={pay}
        text={(value) => `${rupeesText(value)} a year`}
        chosen={state.payMax}
      />
      <Choice label="Can join" name="notice" any="Any time" values={notice} text={joinsText} chosen={state.notice} />
      <Programme state={state} />
      <Choice
        label="Active in the last"
        name="active"
        any="Any time"
        values={active}
        text={(days) => `${days} days`}
        chosen={state.active}
      />
      <Order state={state} />
    </>
  )
}

function Experience({ state }: StateProps) {
  const given = { any: 'Any', values: years, text: yearsText }
  return (
    <>
      <Choice label="Experience from" name="experienceMin" chosen={state.experienceMin} {...given} />
      <Choice label="Experience up to" name="experienceMax" chosen={state.experienceMax} {...given} />
    </>
  )
}

function PlaceField({ state }: StateProps) {
  return (
    <div className="grid content-start">
      <Field label="Place" name="location" defaultValue={state.location ?? ''} maxLength={200} placeholder="City or state" />
      <CheckField label="Also people willing to move" name="move" value="true" defaultChecked={state.move === 'true'} />
    </div>
  )
}

function Programme({ state }: StateProps) {
  return (
    <SelectField key={`p${state.programme ?? ''}`} label="Programme" name="programme" defaultValue={state.programme ?? ''}>
      <option value="">All people</option>
      {Object.entries(demographicLabels).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function Order({ state }: StateProps) {
  return (
    <SelectField key={`s${state.sort ?? ''}`} label="Sort by" name="sort" defaultValue={state.sort ?? ''}>
      {Object.entries(sortLabels).map(([value, label]) => (
        <option key={value} value={value === 'relevant' ? '' : value}>
          {label}
        </option>
      ))}
    </SelectField>
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

/** The key remounts a select when the URL has another choice, which may not be among the options. */
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
