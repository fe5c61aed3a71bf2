import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { longestTyped } from '#features/search-words/search-length.ts'

/** The search on the landing page: a plain GET form, so it works before hydration and without scripts. */
export function FirstSearch() {
  return (
    <search>
      <GetForm action="/jobs" className="grid gap-3 sm:grid-cols-[3fr_2fr_auto] sm:items-end">
        <Field label="Search jobs" type="search" name="q" maxLength={longestTyped} placeholder="Role, skill or company" />
        <Field label="City" type="search" name="location" maxLength={200} placeholder="Any city" />
        <Button type="submit">Search</Button>
      </GetForm>
    </search>
  )
}
