import { apiCalls } from '#platform/web/call.ts'
import { clearDrafts } from '#platform/web/clear-drafts.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckField, Field } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { DeletionPreview, records } from '../contract.ts'
import { consequences } from './consequences.ts'

const call = apiCalls<typeof records>()
const fieldOf = { wrongPassword: 'password', wrongEmail: 'email' }

type DeleteFormProps = { readonly departure: DeletionPreview; readonly onClose: () => void }

export function DeleteForm({ departure, onClose }: DeleteFormProps) {
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      await call('POST /api/account/delete', { body: typedIn(form, departure) })
      leave()
    },
    { title: 'Account Not Deleted' },
    fieldOf,
  )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Delete your account?"
      description="This deletes it immediately. You can't undo it."
      footer={
        <>
          <Button type="submit" form="delete-account" look="danger" isBusy={isBusy}>
            Delete my account
          </Button>
          <Button look="secondary" onClick={onClose}>
            Keep my account
          </Button>
        </>
      }
    >
      <form id="delete-account" method="post" noValidate className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
        <Consequences departure={departure} />
        {departure.otherCvs > 0 && (
          <CheckField
            name="alsoOtherCvs"
            defaultChecked
            label="Also delete the CV made with my email address without an account."
          />
        )}
        <Proof departure={departure} errors={errors} />
      </form>
    </Dialog>
  )
}

/** A full navigation, so that no data of the account stays in the page. */
function leave(): void {
  clearDrafts()
  location.assign('/')
}

function Consequences({ departure }: { readonly departure: DeletionPreview }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {consequences(departure).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

type ProofProps = { readonly departure: DeletionPreview; readonly errors: Readonly<Record<string, string>> }

function Proof({ departure: { hasPassword, email }, errors }: ProofProps) {
  if (!hasPassword) {
    return (
      <Field
        label="Your email address"
        name="email"
        type="email"
        autoComplete="off"
        hint={`Type ${email} to confirm.`}
        error={errors['email']}
      />
    )
  }
  return (
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      hint="To confirm it's you."
      error={errors['password']}
    />
  )
}

function typedIn(form: HTMLFormElement, { hasPassword }: DeletionPreview) {
  const typed = new FormData(form)
  const name = hasPassword ? 'password' : 'email'
  const proof = typed.get(name)
  if (typeof proof !== 'string' || proof === '') {
    throw new InvalidForm({ [name]: hasPassword ? 'Please enter your password' : 'Please enter your email address' })
  }
  return { [name]: proof, alsoOtherCvs: typed.has('alsoOtherCvs') }
}
