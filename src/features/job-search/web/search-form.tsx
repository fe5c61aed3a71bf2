import { Search } from 'lucide-react'
import { type ReactNode, startTransition, type SubmitEvent, Suspense, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { addressOf, isChipOnly, searchIn, type SearchState } from './job-search.ts'
import { longestTyped } from '#features/search-words/search-length.ts'

/** The page comes with both; their code follows. */
const Filters = lazyPart(async () => (await import('./filters.tsx')).Filters)
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips)

const clearing = 'clear-search'

type SearchFormProps = {
  readonly search: SearchState
  /** The job that is open beside the list: opening another one leaves typed text alone. */
  readonly openJob?: string | undefined
}

/** A plain GET form: it works before hydration, and without scripts. Nothing changes until it is submitted. */
export function SearchForm({ search, openJob }: SearchFormProps) {
  const navigate = useNavigate()
  const { suggestions, use } = useSuggestions()
  const { chosen, noteChoice, forgetChoice } = useChosen()
  const form = useFilledAnew(openJob)
  /** Empty fields are left out of the URL. */
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    closeSheet()
    void navigate(addressOf(filtersIn(event.currentTarget)))
    // From here the arrow keys go through the jobs, and a phone puts its keyboard away.
    document.getElementById('results')?.focus({ preventScroll: true })
  }
  return (
    <search className="grid gap-2">
      <GetForm
        ref={form}
        action="/jobs"
        onSubmit={send}
        onFocus={use}
        onChange={noteChoice}
        onBlur={noteChoice}
        onReset={forgetChoice}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto_auto]"
      >
        <Words q={search.q ?? ''} />
        {search.company && <input type="hidden" name="company" value={search.company} />}
        <Suspense>
          <Filters search={search} chosen={chosen} clearing={clearing} />
        </Suspense>
        {suggestions}
      </GetForm>
      {/* Clear belongs to a second form without fields. */}
      <GetForm id={clearing} action="/jobs" onSubmit={closeSheet} />
      <div className={`min-h-11 min-w-0 ${hasChips(search) ? '' : 'lg:hidden'}`}>
        <FilterChips search={search} />
      </div>
    </search>
  )
}

/** Also where the filters have fields: those without one, and the words that are left out. */
const hasChips = (search: SearchState): boolean => Object.keys(search).some(isChipOnly) || /(?:^|\s)-\S/.test(search.q ?? '')

/** The filters as they are in the form now. */
function useChosen() {
  const [chosen, setChosen] = useState<SearchState>()
  function noteChoice(event: SyntheticEvent<HTMLFormElement>): void {
    if (!counts(event)) return
    const filters = filtersIn(event.currentTarget)
    // A choice made before the code of the filters is there waits for it, and stays.
    startTransition(() => setChosen(filters))
  }
  return { chosen, noteChoice, forgetChoice: () => setChosen(undefined) }
}

/** Suggestions are loaded when a field is first used. Until then, or if that fails, it is a plain field. */
function useSuggestions() {
  const [suggestions, setSuggestions] = useState<ReactNode>()
  function use({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement && target.maxLength > 0)) return
    void import('#features/job-suggestions/web/suggestions.tsx').then(
      ({ Suggestions }) => startTransition(() => setSuggestions(<Suggestions key={target.name} field={target} />)),
      () => {},
    )
  }
  return { suggestions, use }
}

/** Typed text counts when its field is left: a call for each letter would count words that are not complete. */
function counts({ type, target }: SyntheticEvent): boolean {
  const isText = target instanceof HTMLInputElement && target.maxLength > 0
  return isText === (type === 'blur')
}

function closeSheet(): void {
  const sheet = document.getElementById('filters')
  if (sheet?.matches(':popover-open')) sheet.hidePopover()
}

/** The most relevant first is the default. */
function filtersIn(form: HTMLFormElement): SearchState {
  const { sort, ...filters } = searchIn(textsOf(form))
  return { ...filters, ...(sort && sort !== 'relevant' ? { sort } : {}) }
}

function Words({ q }: { readonly q: string }) {
  return (
    <>
      <div className="lg:col-span-3">
        <label htmlFor="job-q" className="sr-only">
          Search jobs
        </label>
        <SearchInput id="job-q" name="q" defaultValue={q} maxLength={longestTyped} placeholder="Job title, company or skill" />
      </div>
      <Button type="submit" className="lg:hidden">
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search</span>
      </Button>
    </>
  )
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value)
  return params
}
