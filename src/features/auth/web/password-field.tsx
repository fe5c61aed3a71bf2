import { useState } from 'react'
import { Field } from '#platform/web/ui/field.tsx'

type PasswordFieldProps = {
  readonly label?: string
  readonly name?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  readonly error: string | undefined
}

/** The switch is beside the label and not in the field, where password managers put their own button. */
export function PasswordField({ label = 'Password', name = 'password', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Field
        {...props}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        required
        spellCheck={false}
        autoCapitalize="none"
        maxLength={200}
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute -top-4 right-0 flex min-h-11 cursor-pointer items-end rounded-control px-2 pb-1.5 text-sm font-medium text-blue-dark hover:underline"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  )
}
