import { type ChangeEvent, useState } from 'react'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { MissingFields } from './use-free-builder.ts'
import type { Contact } from './use-make-cv.ts'

type Problems = { readonly email?: string; readonly phone?: string }

type ContactDialogProps = {
  readonly missing: MissingFields
  readonly check: (contact: Contact) => Problems
  readonly isBusy: boolean
  readonly onGiven: (contact: Contact) => void
  readonly onClose: () => void
}

const emailRequired: Message = { title: 'Email Required', text: 'Please enter your email address', isAlert: true }
const phoneRequired: Message = { title: 'Phone Required', text: 'Please enter your phone number', isAlert: true }

const words = {
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone number', type: 'tel', autoComplete: 'tel' },
} as const

/** A message for each empty field; one is announced, all are shown at their fields. */
function problemsOf(contact: Contact, check: ContactDialogProps['check']): Problems & { readonly warning?: Message } {
  const found = check(contact)
  return {
    ...found,
    ...(contact.email ? {} : { email: emailRequired.text }),
    ...(contact.phone ? {} : { phone: phoneRequired.text }),
    ...(contact.email ? (contact.phone ? {} : { warning: phoneRequired }) : { warning: emailRequired }),
  }
}

/** Asks only for what is missing. */
export function ContactDialog({ missing, check, isBusy, onGiven, onClose }: ContactDialogProps) {
  const [contact, setContact] = useState<Contact>(missing)
  const { errors, onSubmit, onInput } = useFormSubmit(
    async () => {
      if (isBusy) return
      const given = { email: contact.email.trim(), phone: contact.phone.trim() }
      const { warning, ...found } = problemsOf(given, check)
      if (warning) toast(warning)
      if (found.email || found.phone) throw new InvalidForm({ ...found })
      onGiven(given)
    },
    // The sender of the form shows the error.
    () => {},
  )
  const field = (name: keyof Contact) => ({
    ...words[name],
    name,
    value: contact[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setContact({ ...contact, [name]: event.target.value }),
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title="How can you be reached?" description="One CV per phone number is allowed.">
      <form noValidate className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
        {missing.needsEmail && <Field {...field('email')} />}
        {missing.needsPhone && <Field {...field('phone')} />}
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          {isBusy ? 'Creating…' : 'Create My CV'}
        </Button>
      </form>
    </Dialog>
  )
}
