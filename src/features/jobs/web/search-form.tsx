import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Filters } from './filters.tsx'
import { addressOf, searchIn, type SearchState } from './job-search.ts'

const clearing = 'clear-search'

/** A plain GET form: it works before hydration, and without scripts. Nothing changes until it is submitted. */
export function SearchForm({ search }: { readonly search: SearchState }) {
  const navigate = useNavigate()
  const [suggestions, setSuggestions] = useState<ReactNode>()
  /** Suggestions are loaded when a field is first used. Until then, or if that fails, it is a plain field. */
  function use({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement && target.maxLength > 0)) return
    void import('./suggestions.tsx').then(
      ({ Suggestions }) => setSuggestions(<Suggestions key={target.name} field={target} />),
      () => {},
    )
  }
  /** Empty fields are left out of the URL. */
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { sort, ...filters } = searchIn(textsOf(event.currentTarget))
    void navigate(addressOf({ ...filters, ...(sort && sort !== 'relevant' ? { sort } : {}) }))
  }
  return (
    <search>
      <GetForm
        ref={useFilledAnew()}
        action="/jobs"
        onSubmit={send}
        onFocus={use}
        className="grid gap-4 rounded-card border border-line bg-card p-4 two:p-6"
      >
        <Words q={search.q ?? ''} />
        <Filters search={search} clearing={clearing} />
        {suggestions}
      </GetForm>
      {/* Clear belongs to a second form without fields. */}
      <GetForm id={clearing} action="/jobs" />
    </search>
  )
}

function Words({ q }: { readonly q: string }) {
  return (
    <div className="grid gap-1">
      <label htmlFor="job-q" className="font-medium">
        Search jobs
      </label>
      <div className="flex gap-3">
        <input
          id="job-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder="Job title, company or skill"
          className="min-h-11 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-card px-3 placeholder:text-soft"
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" /> Search
        </Button>
      </div>
    </div>
  )
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value)
  return params
}
