import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { mostEntries } from '#features/cvs/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { MonthField } from '#platform/web/ui/month-field.tsx'
import { fieldId } from './field-id.ts'
import { blankEducationEntry, blankWork, type ProfileFields } from './profile-fields.ts'
import { useProblem, useProfileField } from './use-profile-field.ts'

/** For people without a CV, with the rules of the CV. */
export function WorkFields() {
  return (
    <History name="workExperience" title="Job" blank={blankWork} most={mostEntries.experience}>
      {(at) => <Work at={at} />}
    </History>
  )
}

export function EducationFields() {
  return (
    <History name="education" title="Course" blank={blankEducationEntry} most={mostEntries.education}>
      {(at) => <Course at={at} />}
    </History>
  )
}

type Name = 'workExperience' | 'education'

type HistoryProps<N extends Name> = {
  readonly name: N
  readonly title: string
  readonly blank: ProfileFields[N][number]
  readonly most: number
  readonly children: (at: number) => ReactNode
}

/** Without entries at first, because this part is optional. */
function History<N extends Name>({ name, title, blank, most, children }: HistoryProps<N>) {
  const { control } = useFormContext<ProfileFields>()
  const { fields, append, remove } = useFieldArray<ProfileFields, Name>({ control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="grid gap-4 rounded-card border border-line p-4">
          <legend className="sr-only">{`${title} ${at + 1}`}</legend>
          <div className="flex items-center justify-between gap-3">
            <p aria-hidden="true" className="font-semibold">{`${title} ${at + 1}`}</p>
            <Button
              look="quiet"
              className="-mr-2 px-3!"
              aria-label={`Delete ${title.toLowerCase()} ${at + 1}`}
              onClick={() => {
                remove(at)
                // The pressed button has disappeared.
                addButton.current?.focus()
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children(at)}
        </fieldset>
      ))}
      <AddButton
        ref={addButton}
        name={name}
        title={title}
        most={fields.length < most ? null : most}
        onAdd={() => append({ ...blank })}
      />
    </div>
  )
}

type AddButtonProps = {
  readonly ref: Ref<HTMLButtonElement>
  readonly name: Name
  readonly title: string
  /** Null while there is room for more entries. */
  readonly most: number | null
  readonly onAdd: () => void
}

function AddButton({ ref, name, title, most, onAdd }: AddButtonProps) {
  const limitId = fieldId(`${name}-limit`)
  const atLimit = most === null ? {} : { isBusy: true, 'aria-describedby': limitId }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button id={fieldId(name)} ref={ref} look="secondary" {...atLimit} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {`Add ${title.toLowerCase()}`}
      </Button>
      {most !== null && (
        <p id={limitId} className="text-sm text-soft">{`A profile can have ${most} of these. Delete one to add another.`}</p>
      )}
    </div>
  )
}

function Work({ at }: { readonly at: number }) {
  const isCurrent = useWatch<ProfileFields, `workExperience.${number}.current`>({ name: `workExperience.${at}.current` })
  const { error: _, ...current } = useProfileField(`workExperience.${at}.current`)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useProfileField(`workExperience.${at}.company`)} label="Company" autoComplete="organization" />
      <Field {...useProfileField(`workExperience.${at}.position`)} label="Position" autoComplete="organization-title" />
      <WorkMonth path={`workExperience.${at}.startDate`} label="Start month" />
      <div className="grid content-start">
        <WorkMonth path={`workExperience.${at}.endDate`} label="End month" isDisabled={isCurrent} />
        <CheckField {...current} label="I work here now" />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          {...useProfileField(`workExperience.${at}.description`)}
          label="Description"
          hint="One achievement per line. Add numbers where you can."
        />
      </div>
    </div>
  )
}

type WorkMonthProps = {
  readonly path: `workExperience.${number}.${'startDate' | 'endDate'}`
  readonly label: string
  readonly isDisabled?: boolean
}

function WorkMonth({ path, label, isDisabled = false }: WorkMonthProps) {
  const { field } = useController<ProfileFields, WorkMonthProps['path']>({ name: path })
  return <MonthField {...field} id={fieldId(path)} label={label} isOptional disabled={isDisabled} error={useProblem(path)} />
}

function Course({ at }: { readonly at: number }) {
  const year = { inputMode: 'numeric', maxLength: 4, isOptional: true, autoComplete: 'off' } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useProfileField(`education.${at}.institution`)} label="Institution" autoComplete="off" />
      <Field {...useProfileField(`education.${at}.degree`)} label="Degree" placeholder="B.Tech., Diploma, Class XII" />
      <Field {...useProfileField(`education.${at}.field`)} label="Field of study" autoComplete="off" />
      <Field {...useProfileField(`education.${at}.grade`)} label="Grade" isOptional placeholder="8.2 CGPA or 78%" />
      <Field {...useProfileField(`education.${at}.startYear`)} label="Start year" {...year} />
      <Field {...useProfileField(`education.${at}.endYear`)} label="End year" hint="Leave blank if still studying" {...year} />
    </div>
  )
}
