import { useQueryClient } from '@tanstack/react-query'
import { calling } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useSending } from '#platform/web/use-sending.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { searches } from '../contract.ts'
import { mySearches } from './search-reads.ts'

const call = calling<typeof searches>()

export function SaveSearch() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, onSubmit, onInput } = useSending(
    async (form) => {
      const text = (name: string): string => {
        const value = new FormData(form).get(name)
        return typeof value === 'string' ? value : ''
      }
      const { name } = await call('POST /api/saved-searches', { body: { query: { q: text('q'), location: text('location') } } })
      toast({ title: 'Search Saved!', text: `New jobs for ${name} reach you every morning.` })
      form.reset()
      await client.invalidateQueries({ queryKey: mySearches.queryKey })
    },
    { title: 'Search Not Saved' },
  )
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
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        Save this search
      </Button>
    </form>
  )
}
