import { Field } from '#platform/web/ui/field.tsx'

/** The address is typed once: it comes along from tab to tab. */
export type Typed = { readonly email: string; readonly onEmail: (email: string) => void }

type EmailFieldProps = {
  readonly typed: Typed
  /** `username` where it signs in: so password managers find the account. */
  readonly autoComplete: 'username' | 'email'
  readonly error: string | undefined
}

export function EmailField({ typed, ...props }: EmailFieldProps) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      required
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed.email}
      onInput={(event) => typed.onEmail(event.currentTarget.value)}
    />
  )
}
