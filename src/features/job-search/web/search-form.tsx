import { Search } from 'lucide-react'
import { type ReactNode, startTransition, type SubmitEvent, Suspense, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { addressOf, isChipOnly, searchIn, type SearchState, withFromWords } from './job-search.ts'
import { longestTyped } from '#features/search-words/search-length.ts'

/** Both are in the HTML from the server; their code is loaded afterwards. */
const Filters = lazyPart(async () => (await import('./filters.tsx')).Filters)
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips)

const clearing = 'clear-search'

type SearchFormProps = {
  readonly search: SearchState
  /** The id of the job open beside the list. Opening another one does not reset typed text. */
  readonly openJob?: string | undefined
}

/** The search form. It is a plain GET form, so it works before hydration and without scripts. Nothing is searched before it is submitted. */
export function SearchForm({ search, openJob }: SearchFormProps) {
  const navigate = useNavigate()
  const { suggestions, use } = useSuggestions()
  const { chosen, noteChoice, forgetChoice } = useChosen()
  const form = useFilledAnew(openJob, addressOf(search))
  /** Navigates without empty fields in the URL. */
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    closeSheet()
    void navigate(addressOf(withFromWords(filtersIn(event.currentTarget), search)))
    // Focusing the results lets the arrow keys move through the jobs and closes the keyboard of a phone.
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
      {/* The Clear button submits this second form, which has no fields. */}
      <GetForm id={clearing} action="/jobs" onSubmit={closeSheet} />
      <div className={`min-h-11 min-w-0 ${hasChips(search) ? '' : 'lg:hidden'}`}>
        <FilterChips search={search} />
      </div>
    </search>
  )
}

/** True if the search has filters without a field, or excluded words, which need chips on wide screens too. */
const hasChips = (search: SearchState): boolean => Object.keys(search).some(isChipOnly) || /(?:^|\s)-\S/.test(search.q ?? '')

/** Tracks the current values of the form, before it is submitted. */
function useChosen() {
  const [chosen, setChosen] = useState<SearchState>()
  function noteChoice(event: SyntheticEvent<HTMLFormElement>): void {
    if (!counts(event)) return
    const filters = filtersIn(event.currentTarget)
    // In a transition, a choice made before the code of the filters has loaded is applied once it has.
    startTransition(() => setChosen(filters))
  }
  return { chosen, noteChoice, forgetChoice: () => setChosen(undefined) }
}

/** Loads suggestions when a field is first used. Until then, or if loading fails, it is a plain field. */
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

/** Text is read when its field loses focus: reading it at each letter would search for incomplete words. */
function counts({ type, target }: SyntheticEvent): boolean {
  const isText = target instanceof HTMLInputElement && target.maxLength > 0
  return isText === (type === 'blur')
}

function closeSheet(): void {
  const sheet = document.getElementById('filters')
  if (sheet?.matches(':popover-open')) sheet.hidePopover()
}

/** Relevance is the default order, so it is omitted from the URL. */
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
