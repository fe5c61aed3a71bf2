import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/field.tsx'
import { addressOf, hubPath } from '../addresses.ts'
import { industryLabels, levelLabels, type RoleArea, roleAreaLabels, roleAreasOf } from '../choices.ts'
import { choicesIn, tabIn } from './selection.ts'

/** A GET form: each choice changes the URL; without scripts a button sends the form. */
export function SelectionFields() {
  const { choices, form, choose } = useChoices()
  const { industry, roleArea, level } = choices
  return (
    <form
      ref={form}
      method="get"
      action={hubPath}
      onChange={choose}
      className="grid items-end gap-4 two:grid-cols-3 print:hidden"
    >
      <Choice label="Industry" name="industry" labels={industryLabels} chosen={industry} />
      <Choice
        // The key resets the select, because a browser keeps a selected option that still exists: a new industry starts without a role area.
        key={industry}
        label="Role area"
        name="roleArea"
        labels={industry ? labelsOf(roleAreasOf[industry]) : {}}
        chosen={roleArea}
        none={industry ? 'All role areas' : 'Choose an industry first'}
        disabled={!industry}
      />
      <Choice label="Experience level" name="level" labels={levelLabels} chosen={level} />
      <noscript>
        <Button type="submit" look="outline">
          Show
        </Button>
      </noscript>
    </form>
  )
}

const labelsOf = (areas: readonly RoleArea[]) => Object.fromEntries(areas.map((area) => [area, roleAreaLabels[area]]))

/** The choices in the URL, or in the URL of the navigation in progress. */
function useChoices() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { search } = next?.pathname === hubPath ? next : here
  const params = new URLSearchParams(search)
  const choices = choicesIn(params)

  function choose(): void {
    if (!form.current) return
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') typed.set(name, value)
    // A new industry clears the role area.
    if (typed.get('industry') !== choices.industry) typed.delete('roleArea')
    const address = addressOf(choicesIn(typed), { tab: tabIn(params) })
    if (address !== addressOf(choices, { tab: tabIn(params) }))
      void navigate(address, { replace: true, preventScrollReset: true })
  }
  // Applies choices that were made before hydration.
  const catchUp = useEffectEvent(choose)
  useEffect(() => catchUp(), [])
  return { choices, form, choose }
}

type ChoiceProps = {
  readonly label: string
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly chosen: string | null
  readonly none?: string
  readonly disabled?: boolean
}

function Choice({ label, name, labels, chosen, none = 'Please choose', disabled = false }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} value={chosen ?? ''} onChange={() => {}} disabled={disabled}>
      <option value="">{none}</option>
      {Object.entries(labels).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
