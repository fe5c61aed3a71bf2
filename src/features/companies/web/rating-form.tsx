import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { CallFailed, calling } from '#platform/web/call.ts'
import { type FieldErrors, focusFirst } from '#platform/web/field-errors.ts'
import { InvalidForm, readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { type companyRatings, NewRating, type OwnRating } from '../contract.ts'
import { ownRating } from './company-search.ts'

const call = calling<typeof companyRatings>()

const grades = [
  { value: '5', label: '5: Excellent' },
  { value: '4', label: '4: Good' },
  { value: '3', label: '3: Fair' },
  { value: '2', label: '2: Poor' },
  { value: '1', label: '1: Bad' },
]

type RatingFormProps = { readonly companyId: string; readonly before: OwnRating['rating'] }

export function RatingForm({ companyId, before }: RatingFormProps) {
  const { errors, isBusy, handleSubmit } = useRating(companyId)
  return (
    <form noValidate aria-label="Your rating" onSubmit={handleSubmit} className="grid gap-4">
      <RadioField
        legend="How were you treated?"
        name="rating"
        choices={grades}
        error={errors['rating']}
        {...(before ? { defaultValue: String(before.rating) } : {})}
      />
      <TextAreaField
        label="What should others know?"
        name="body"
        isOptional
        maxLength={1_000}
        hint="What you have seen yourself, without names of people. It appears without yours."
        defaultValue={before?.body ?? ''}
        error={errors['body']}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Send Rating
      </Button>
    </form>
  )
}

function useRating(companyId: string) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    setErrors({})
    setBusy(true)
    try {
      const own = await call('PUT /api/companies/:companyId/my-rating', {
        params: { companyId },
        body: readForm(NewRating, form),
      })
      client.setQueryData(ownRating(companyId).queryKey, own)
      toast({ title: 'Rating Sent', text: 'It appears when our team has read it.' })
    } catch (error) {
      complain(error, form)
    } finally {
      setBusy(false)
    }
  }

  function complain(error: unknown, form: HTMLFormElement): void {
    if (error instanceof InvalidForm) {
      setErrors(error.fields)
      focusFirst(form, error.fields)
      return
    }
    const text = error instanceof CallFailed ? error.sentence : 'Please check your connection and try again.'
    toast({ title: 'Could Not Send the Rating', text, isAlert: true })
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return { errors, isBusy, handleSubmit }
}
