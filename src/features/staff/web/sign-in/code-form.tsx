import { useEffect, useRef } from 'react'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import type { staff, StaffMember } from '../../contract.ts'
import { codeIn } from './typed.ts'

const call = apiCalls<typeof staff>()

type CodeFormProps = { readonly onSignedIn: (person: StaffMember) => void; readonly onBack: () => void }

/** The second step of the sign-in. After ten minutes the sign-in starts again with the password. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => onSignedIn(await call('POST /api/admin/second-factor', { body: { code: codeIn(form) } })),
    (error) => {
      tellFailure({ title: 'Login Failed' }, error)
      if (error instanceof CallFailed && error.code === 'signInAgain') onBack()
    },
    { wrongCode: 'code' },
  )
  return (
    <form method="post" noValidate aria-label="Second factor" onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <h2 className="text-xl">Enter your code</h2>
      <Field
        ref={field}
        label="Code"
        name="code"
        hint="Six digits from your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errors['code']}
      />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Signing in…' : 'Verify'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign-in
      </Button>
    </form>
  )
}
