import { useSuspenseQuery } from '@tanstack/react-query'
import { statusLabels } from '#features/applications/rules.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm, useFilledAnew } from '#platform/web/ui/link.tsx'
import type { JobChoice } from '../contract.ts'
import { countNarrowing, listHref, type ListState, type View } from './applicant-filter.ts'
import { overview } from './applicant-queries.ts'
import { AnswerFilters, Choice } from './filter-choices.tsx'

type FilterFormProps = { readonly view: View; readonly list: ListState }
type OpenProps = { /** True if the filters in the URL are invalid, so that they can be corrected. */ readonly isOpen: boolean }

const orders = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['waiting', 'Waiting longest'],
  ['experience', 'Most experience'],
  ['pay', 'Lowest pay wanted'],
  ['notice', 'Shortest notice'],
  ['score', 'Best score'],
] as const

/** A plain GET form, which works before hydration and without scripts. */
export function FilterForm({ view, list, isOpen }: FilterFormProps & OpenProps) {
  const { jobs } = useSuspenseQuery(overview).data
  const questions = jobs.find(({ id }) => id === list.jobId)?.questions ?? []
  const narrowing = countNarrowing(list)
  return (
    <search>
      <GetForm
        ref={useFilledAnew()}
        action="/employer-portal/applicants"
        className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-3 gap-y-2 min-[22em]:grid-cols-2 two:grid-cols-[2fr_1fr_auto_auto]"
      >
        <input type="hidden" name="view" value={view} />
        <SelectField label="Job" name="jobId" defaultValue={list.jobId ?? ''}>
          <option value="">All jobs</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {labelOf(job)}
            </option>
          ))}
        </SelectField>
        <Field label="Name or place" type="search" name="q" defaultValue={list.q ?? ''} maxLength={100} />
        <Button type="submit" look="secondary">
          Show
        </Button>
        <details open={isOpen && narrowing > 0} className="rounded-control border border-line bg-card px-3 open:col-span-full">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            {narrowing > 0 ? `More filters (${narrowing})` : 'More filters'}
          </summary>
          <Narrowing view={view} list={list} questions={questions} />
        </details>
      </GetForm>
    </search>
  )
}

function labelOf({ title, location, isActive, waiting }: JobChoice): string {
  return `${title}, ${location}${isActive ? '' : ' (not open)'}${waiting > 0 ? ` – ${waiting} new` : ''}`
}

const statuses = Object.entries(statusLabels)

const notices = [
  ['0', 'Can start now'],
  ['15', 'Up to 15 days'],
  ['30', 'Up to 30 days'],
  ['60', 'Up to 60 days'],
  ['90', 'Up to 90 days'],
] as const

function Narrowing({ view, list, questions }: FilterFormProps & Pick<JobChoice, 'questions'>) {
  return (
    <div className="grid items-end gap-3 pb-3 sm:grid-cols-2 two:grid-cols-4">
      {view === 'table' && (
        <>
          <Choice label="Status" name="status" list={list} choices={[['', 'Every status'], ...statuses]} />
          <Choice label="Order" name="sort" list={list} choices={orders} />
        </>
      )}
      <Field label="Place" name="place" isOptional defaultValue={list.place ?? ''} maxLength={100} />
      <Field
        label="Years of experience, from"
        name="yearsFrom"
        inputMode="numeric"
        isOptional
        defaultValue={list.yearsFrom ?? ''}
      />
      <Field label="Years of experience, to" name="yearsTo" inputMode="numeric" isOptional defaultValue={list.yearsTo ?? ''} />
      <Field label="Pay wanted, up to (₹ a year)" name="payTo" inputMode="numeric" isOptional defaultValue={list.payTo ?? ''} />
      <Choice label="Notice" name="noticeTo" list={list} choices={[['', 'Any notice'], ...notices]} />
      <Choice
        label="Score"
        name="scoreFrom"
        list={list}
        choices={[
          ['', 'Any score'],
          ['2', '2 or more'],
          ['3', '3 or more'],
          ['4', '4'],
        ]}
      />
      <AnswerFilters list={list} questions={questions} />
      <CheckField label="Unread messages only" name="unread" value="true" defaultChecked={list.unread === 'true'} />
      <ClearFilters view={view} list={list} />
    </div>
  )
}

function ClearFilters({ view, list }: FilterFormProps) {
  return (
    <ButtonLink look="quiet" to={listHref({ view, list: list.jobId ? { jobId: list.jobId } : {} })}>
      Clear filters
    </ButtonLink>
  )
}
