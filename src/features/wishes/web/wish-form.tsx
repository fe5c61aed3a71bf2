import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { focusFirst } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { NewWish, wishes } from '../contract.ts'
import { pendingWish } from './pending-wish-storage.ts'
import { availabilities, readWish, type WishErrors } from './read-wish.ts'
import { wishFailed, wishSubmitted } from './wish-messages.ts'

const call = apiCalls<typeof wishes>()

/** A visitor's wish is stored in the browser while its owner signs in; `PendingWish` submits it afterwards. */
export function WishForm({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { errors, isBusy, handleSubmit } = useWish(isSignedIn)
  return (
    <form
      ref={useKept(isSignedIn)}
      noValidate
      aria-label="Make a wish"
      onSubmit={handleSubmit}
      className="grid content-start gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Company" name="company" required maxLength={200} autoComplete="off" error={errors['company']} />
        <Field label="Role" name="role" required maxLength={200} autoComplete="off" error={errors['role']} />
        <Field label="Location" name="location" isOptional maxLength={200} autoComplete="off" placeholder="A city, or nothing" />
        <SelectField label="Availability" name="availabilityDays" required defaultValue="" error={errors['availabilityDays']}>
          <option value="">Choose</option>
          {availabilities.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          label="Expected salary"
          name="expectedSalary"
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="Rupees a year"
          error={errors['expectedSalary']}
        />
      </div>
      <Button type="submit" isBusy={isBusy} disabled={!useHydrated()}>
        Submit Wish
      </Button>
      <NeedsScript />
    </form>
  )
}

/** A person who comes back without having signed in finds the typed text. */
function useKept(isSignedIn: boolean): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.elements
    for (const [name, value] of Object.entries((!isSignedIn && pendingWish.look()) || {})) {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value ||= String(value)
    }
  }, [isSignedIn])
  return form
}

function useWish(isSignedIn: boolean) {
  const [errors, setErrors] = useState<WishErrors>({})
  const [isBusy, setBusy] = useState(false)
  async function send(wish: NewWish, form: HTMLFormElement): Promise<void> {
    setBusy(true)
    try {
      await call('POST /api/wishes', { body: wish })
      toast(wishSubmitted)
      form.reset()
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return signInFirst(wish)
      toast(wishFailed(error))
    } finally {
      setBusy(false)
    }
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const { wish, errors: wrong } = readWish(new FormData(form))
    setErrors(wrong)
    if (!wish) return focusFirst(form, wrong)
    if (!isSignedIn) return signInFirst(wish)
    if (!isBusy) void send(wish, form)
  }
  return { errors, isBusy, handleSubmit }
}

function signInFirst(wish: NewWish): void {
  pendingWish.keep(wish)
  location.assign(loginHref('/'))
}
