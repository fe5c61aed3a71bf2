import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { staffAccount } from '../../account-contract.ts'
import { textOf } from '../sign-in/typed.ts'

const call = apiCalls<typeof staffAccount>()

type PasswordDialogProps = { readonly onConfirmed: () => void; readonly onClose: () => void }

export function PasswordDialog({ onConfirmed, onClose }: PasswordDialogProps) {
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(confirm(onConfirmed), { title: 'Not Confirmed' }, fieldOf)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Confirm your password"
      description="You signed in some time ago. Please confirm that it’s you."
      footer={
        <>
          <Button type="submit" form="confirm-password" isBusy={isBusy}>
            Confirm
          </Button>
          <Button look="secondary" isBusy={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="confirm-password" method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={errors['password']}
        />
      </form>
    </Dialog>
  )
}

const fieldOf = { wrongPassword: 'password' }

function confirm(onConfirmed: () => void) {
  return async (form: HTMLFormElement): Promise<void> => {
    const password = textOf(form, 'password')
    if (!password) throw new InvalidForm({ password: 'Please enter your password' })
    await call('POST /api/admin/confirm-password', { body: { password } })
    onConfirmed()
  }
}
