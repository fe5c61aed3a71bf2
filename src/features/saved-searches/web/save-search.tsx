import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { searchNotSaved, sendSearch } from './send-search.ts'

export function SaveSearch() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, onSubmit, onInput } = useFormSubmit(async (form) => {
    const text = (name: string): string => {
      const value = new FormData(form).get(name)
      return typeof value === 'string' ? value : ''
    }
    const saved = await sendSearch(client, { q: text('q'), location: text('location') })
    if (saved) form.reset()
  }, searchNotSaved)
  return (
    <form
      noValidate
      aria-label="Save a search"
      className="grid items-end gap-4 sm:grid-cols-3"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Field label="Title, company or skill" name="q" maxLength={200} autoComplete="off" />
      <Field label="Location" name="location" isOptional maxLength={200} autoComplete="off" />
      <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
        Save this search
      </Button>
    </form>
  )
}
