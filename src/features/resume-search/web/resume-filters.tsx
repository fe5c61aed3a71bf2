import { Search, SlidersHorizontal } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { GetForm, Link, useFilledAnew } from '#platform/web/ui/link.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { longestTyped } from '../rules.ts'
import { Choices } from './resume-choices.tsx'
import { addressOf, filtersOf, jobField, type ResumeState, resumesPath, stateIn } from './resume-search.ts'

const sheetId = 'resume-filters'

/** A plain GET form, which works before hydration and without scripts. Nothing changes until it is submitted. */
export function ResumeFilters({ state }: { readonly state: ResumeState }) {
  const navigate = useNavigate()
  const form = useFilledAnew()
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const sheet = document.getElementById(sheetId)
    if (sheet?.matches(':popover-open')) sheet.hidePopover()
    void navigate(addressOf(stateIn(textsOf(event.currentTarget))))
    document.getElementById('results')?.focus({ preventScroll: true })
  }
  const chosen = Object.keys(filtersOf({ ...state, q: '' })).length - 1
  return (
    <search className="grid gap-2">
      <GetForm ref={form} action={resumesPath} onSubmit={send} className="grid gap-3">
        {state.job && <input type="hidden" name={jobField} value={state.job} />}
        <WordsLine q={state.q ?? ''} />
        <button type="button" popoverTarget={sheetId} className={chipClass('strong', 'justify-self-start lg:hidden')}>
          <SlidersHorizontal aria-hidden="true" className="size-4" /> Filters and sort
          {chosen > 0 && ` (${chosen})`}
        </button>
        <Sheet id={sheetId} title="Filters and sort" until="lg" className="max-lg:pb-4">
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Choices state={state} />
          </div>
          <div className="flex flex-wrap gap-2 max-lg:pb-2">
            <Button type="submit" look="outline">
              Show people
            </Button>
            <Link
              to={addressOf(state.job ? { job: state.job } : {})}
              className="inline-flex min-h-11 items-center px-3 underline underline-offset-4"
            >
              Clear
            </Link>
          </div>
        </Sheet>
      </GetForm>
    </search>
  )
}

function WordsLine({ q }: { readonly q: string }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div>
          <label htmlFor="resume-q" className="sr-only">
            Search resumes
          </label>
          <SearchInput
            id="resume-q"
            name="q"
            defaultValue={q}
            maxLength={longestTyped}
            placeholder="Role, skill or company"
            aria-describedby="resume-q-hint"
          />
        </div>
        <Button type="submit">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-two:sr-only lg:sr-only">Search</span>
        </Button>
      </div>
      <p id="resume-q-hint" className="text-sm text-soft">
        All words must occur. “In quotes” is a phrase, -word leaves a word out, one or other finds both.
      </p>
    </>
  )
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value)
  return params
}
