import { Field } from '#platform/web/ui/field.tsx'

/** The email address is typed once and passed from tab to tab. */
export type EmailInput = { readonly email: string; readonly onEmail: (email: string) => void }

type EmailFieldProps = {
  readonly emailInput: EmailInput
  /** `username` for sign-in, so that password managers find the account. */
  readonly autoComplete: 'username' | 'email'
  readonly error: string | undefined
}

export function EmailField({ emailInput, ...props }: EmailFieldProps) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      required
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={emailInput.email}
      onInput={(event) => emailInput.onEmail(event.currentTarget.value)}
    />
  )
}
