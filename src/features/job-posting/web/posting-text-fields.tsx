import { type ReactNode, useState } from 'react'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { ItemsField } from '#platform/web/ui/items-field.tsx'
import { errorOf, fieldId, type PartProps } from './field-props.ts'

/** Describes the work and its place. */
export function PostingTextFields(props: PartProps) {
  const { fields, set, errors } = props
  return (
    <>
      <Field
        id={fieldId('title')}
        label="Job title"
        hint="What the work is called: “Ward Sister”, “Two-wheeler Mechanic”."
        maxLength={100}
        value={fields.title}
        error={errors['title']}
        onChange={({ target }) => set('title', target.value)}
      />
      <Where {...props} />
      <TextAreaField
        id={fieldId('description')}
        label="Job description"
        hint="The work of a usual day, the team, and the hours. At least 50 characters."
        rows={8}
        maxLength={8_000}
        value={fields.description}
        error={errors['description']}
        onChange={({ target }) => set('description', target.value)}
      />
      <Lines name="requirements" label="Requirements" noun="requirement" hint="One at a time, then Enter." {...props} />
      <Lines name="benefits" label="Benefits" noun="benefit" hint="Provident fund, insurance, meals, leave." {...props} />
    </>
  )
}

function Where(props: PartProps) {
  const { fields, set, errors } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id={fieldId('workplace')}
        label="Workplace"
        value={fields.workplace}
        error={errors['workplace']}
        onChange={({ target }) => set('workplace', target.value as PartProps['fields']['workplace'])} // the value of an option below
      >
        <option value="on_site">On site</option>
        <option value="hybrid">Hybrid: partly from home</option>
        <option value="remote">Remote: from home, anywhere in India</option>
      </SelectField>
      {fields.workplace !== 'remote' && <PlaceField {...props} />}
    </div>
  )
}

/** Offers the cities that the search knows, once its code is loaded. Any other city is written with its state. */
function PlaceField({ fields, set, errors }: PartProps) {
  const [suggestions, setSuggestions] = useState<ReactNode>()
  return (
    <div>
      <Field
        id={fieldId('place')}
        label="City"
        maxLength={100}
        autoComplete="off"
        value={fields.place}
        error={errors['place']}
        onFocus={({ target }) => {
          const untouched = target.value
          void import('./place-suggestions.tsx').then(
            ({ PlaceSuggestions }) =>
              setSuggestions(<PlaceSuggestions field={target} untouched={untouched} onChosen={(place) => set('place', place)} />),
            () => {},
          )
        }}
        onChange={({ target }) => set('place', target.value)}
      />
      {suggestions}
    </div>
  )
}

type LinesProps = PartProps & {
  readonly name: 'requirements' | 'benefits'
  readonly label: string
  readonly noun: string
  readonly hint: string
}

function Lines({ name, label, noun, hint, fields, set, errors }: LinesProps) {
  const [typed, setTyped] = useState('')
  const items = fields[name]
  /** Adds the typed text on leaving the field, even without Enter. */
  function addTyped(): void {
    const item = typed.trim()
    if (item && !items.includes(item)) set(name, [...items, item])
    setTyped('')
  }
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) addTyped()
      }}
    >
      <ItemsField
        id={fieldId(name)}
        label={label}
        noun={noun}
        hint={hint}
        isOptional
        error={errorOf(errors, name)}
        items={items}
        onItems={(next) => set(name, next)}
        typed={typed}
        onTyped={setTyped}
      />
    </div>
  )
}
