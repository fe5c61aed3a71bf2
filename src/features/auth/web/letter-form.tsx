import { calling } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { type auth, LetterRequest } from '../contract.ts'
import { EmailField, type Typed } from './email-field.tsx'
import { TaskForm } from './task-form.tsx'
import { useSubmission } from './use-submission.ts'

const call = calling<typeof auth>()

const deeds = {
  forgot: { key: 'POST /api/auth/forgot-password', button: 'Send reset link' },
  resend: { key: 'POST /api/auth/resend-verification', button: 'Resend verification' },
} as const

type LetterFormProps = { readonly deed: keyof typeof deeds; readonly typed: Typed }

/** Asks for a letter with a link, to whoever comes without one that works. */
export function LetterForm({ deed, typed }: LetterFormProps) {
  const { key, button } = deeds[deed]
  const submission = useSubmission(deed, async (form) => {
    const { message } = await call(key, { body: readForm(LetterRequest, form) })
    return { isAlert: false, text: message }
  })
  return (
    <TaskForm submission={submission} button={button} notice={null}>
      <EmailField typed={typed} autoComplete="username" error={submission.errors['email']} />
    </TaskForm>
  )
}
