import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { controlClass } from './control.ts'
import { FieldError } from './field-error.tsx'
import { SearchInput } from './search-input.tsx'
import { Select } from './select.tsx'

type LabelledProps = { readonly label: string; readonly hint?: string; readonly error?: string | undefined }

type Frame = LabelledProps & { readonly id: string; readonly isRequired: boolean | undefined; readonly children: ReactNode }

/** A label above the control, a hint below it, and the error last, where people look after leaving the field. */
function FieldFrame({ id, label, hint, error, isRequired, children }: Frame) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {isRequired === false && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

function describedBy(id: string, { hint, error }: LabelledProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** `isOptional` adds a note to the label. Most fields are required and need none. */
type OptionalProps = { readonly isOptional?: boolean }

type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  LabelledProps &
  OptionalProps & {
    readonly ref?: React.Ref<HTMLInputElement>
    /** A button at the end of the input. */
    readonly beside?: ReactNode
  }

export function Field({ label, hint, error, isOptional, beside, ...props }: FieldProps) {
  const own = useId()
  const id = props.id ?? own
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { label, error, ...(hint ? { hint } : {}) }),
  }
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={!isOptional} {...(hint ? { hint } : {})}>
      <div className="flex gap-2">
        {props.type === 'search' ? (
          <SearchInput {...props} {...described} id={id} />
        ) : (
          <input {...props} {...described} id={id} className={controlClass} />
        )}
        {beside}
      </div>
    </FieldFrame>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  LabelledProps &
  OptionalProps & { readonly ref?: React.Ref<HTMLTextAreaElement> }

export function TextAreaField({ label, hint, error, isOptional, rows = 4, ...props }: TextAreaProps) {
  const own = useId()
  const id = props.id ?? own
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={!isOptional} {...(hint ? { hint } : {})}>
      <textarea
        {...props}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, ...(hint ? { hint } : {}) })}
        className={`${controlClass} py-2`}
      />
    </FieldFrame>
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> &
  LabelledProps &
  OptionalProps & { readonly ref?: React.Ref<HTMLSelectElement> }

export function SelectField({ label, hint, error, isOptional, children, ...props }: SelectProps) {
  const own = useId()
  const id = props.id ?? own
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={!isOptional} {...(hint ? { hint } : {})}>
      <Select
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, ...(hint ? { hint } : {}) })}
      >
        {children}
      </Select>
    </FieldFrame>
  )
}

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode
  readonly ref?: React.Ref<HTMLInputElement>
}

export function CheckField({ label, ...props }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input {...props} type="checkbox" className="size-5 shrink-0 accent-blue" />
      <span>{label}</span>
    </label>
  )
}
