import { Search } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import type { Filter } from './application-filter.ts'

/** Up to this number of applications the search is folded. */
const mostWithoutSearch = 10

type ApplicationSearchProps = { readonly filter: Pick<Filter, 'q' | 'status'>; readonly count: number }

/** The search. While the list is short, it is hidden behind an icon. */
export function ApplicationSearch({ filter, count }: ApplicationSearchProps) {
  if (count > mostWithoutSearch) return <SearchForm {...filter} />
  return (
    <details open={filter.q !== ''} className="open:basis-full">
      <summary className="flex min-h-11 w-11 cursor-pointer list-none items-center justify-center rounded-control text-soft hover:bg-line [&::-webkit-details-marker]:hidden">
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search your applications</span>
      </summary>
      <SearchForm {...filter} />
    </details>
  )
}

/** A plain GET form, which works before hydration and without scripts. The selected status is kept. */
function SearchForm({ q, status }: Pick<Filter, 'q' | 'status'>) {
  return (
    <search className="grow basis-full">
      <GetForm ref={useFilledAnew()} action="/applications" className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Search" type="search" name="q" defaultValue={q} maxLength={200} placeholder="Job title, company or place" />
        {status && <input type="hidden" name="status" value={status} />}
        <Button type="submit" look="secondary">
          Search
        </Button>
      </GetForm>
    </search>
  )
}
