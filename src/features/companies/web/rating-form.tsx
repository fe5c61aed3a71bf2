import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { formDraft } from '#platform/web/form-draft.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { companyRatings, OwnRating } from '../rating-contract.ts'
import { ownRating } from './company-search.ts'

const call = apiCalls<typeof companyRatings>()
const fetchRating = async () => (await import('../rating-contract.ts')).NewRating

const grades = [
  { value: '5', label: '5: Excellent' },
  { value: '4', label: '4: Good' },
  { value: '3', label: '3: Fair' },
  { value: '2', label: '2: Poor' },
  { value: '1', label: '1: Bad' },
]

type RatingFormProps = { readonly companyId: string; readonly before: OwnRating['rating'] }

export function RatingForm({ companyId, before }: RatingFormProps) {
  const { form, keep, errors, isBusy, onSubmit, onInput } = useRating(companyId)
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchRating)
  return (
    <form
      ref={form}
      {...checks}
      aria-label="Your rating"
      onSubmit={onSubmit}
      onInput={onInput}
      onChange={keep}
      className="grid gap-4"
    >
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
        hint="Share what you saw yourself. Don't name people. Your name is never shown."
        defaultValue={before?.body ?? ''}
        error={errors['body']}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className="justify-self-start">
        Send Rating
      </Button>
      <NeedsScript />
    </form>
  )
}

function useRating(companyId: string) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const draft = formDraft(`rating-${companyId}`)
  useEffect(() => formDraft(`rating-${companyId}`).fillIn(form.current), [companyId])
  const sending = useFormSubmit(
    async (given) => {
      const own = await call('PUT /api/companies/:companyId/my-rating', {
        params: { companyId },
        body: await readForm(fetchRating, given),
      })
      draft.forget()
      client.setQueryData(ownRating(companyId).queryKey, own)
      toast({ title: 'Rating Sent', text: 'It will appear once our team has read it.' })
    },
    { title: 'Could Not Send the Rating' },
  )
  return { form, keep: (event: ChangeEvent<HTMLFormElement>) => draft.keep(event.currentTarget), ...sending }
}
