import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { totalText } from '#platform/contract/total-text.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Button, buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { LogEntry } from '../../log-contract.ts'
import { filterIn, logFilters, logPage } from '../staff-lists.ts'

/** The actions of staff, the newest first. The filter is in the URL. */
export function LogList() {
  const params = useSearchParams()
  const page = pageNumberIn(params)
  const { data } = useSuspenseQuery(logPage(params, page))
  const given = Object.entries(filterIn(params)).filter(([, value]) => value !== '')
  const addressOf = (path: string, more: Readonly<Record<string, string>> = {}): string =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(given), ...more }).toString()}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Filters key={params.toString()} />
      {data.items.length === 0 ? (
        <NoEntries page={page} first={addressOf('/admin/logs')} />
      ) : (
        <>
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>{totalText(data.total, 'entry', 'entries')}</span>
            <a href={addressOf('/api/admin/logs/csv')} download className={buttonClass('outline')}>
              Download as CSV
            </a>
          </p>
          <Entries entries={data.items} />
          <Pagination
            page={page}
            hasNext={!data.isLast}
            hrefOf={(wanted) => addressOf('/admin/logs', { page: String(wanted) })}
          />
        </>
      )}
    </div>
  )
}

function NoEntries({ page, first }: { readonly page: number; readonly first: string }) {
  if (page > 1) return <NoSuchPage things="entries" page={page} first={first} />
  return (
    <EmptyState
      title="No entries found"
      actions={
        <ButtonLink to="/admin/logs" look="outline">
          Show all entries
        </ButtonLink>
      }
    >
      Nothing in the log matches.
    </EmptyState>
  )
}

function Filters() {
  const filter = filterIn(useSearchParams())
  const { data: choices } = useSuspenseQuery(logFilters)
  return (
    <GetForm action="/admin/logs" className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-6">
      <SelectField label="Staff" name="staffId" defaultValue={filter.staffId}>
        <option value="">Everybody</option>
        {choices.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Action" name="action" defaultValue={filter.action}>
        <option value="">All actions</option>
        {choices.actions.map((action) => (
          <option key={action}>{action}</option>
        ))}
      </SelectField>
      <Field label="Target id" name="target" autoComplete="off" spellCheck={false} maxLength={100} defaultValue={filter.target} />
      <Field label="From" name="from" type="date" defaultValue={filter.from} />
      <Field label="To" name="to" type="date" defaultValue={filter.to} />
      <Button type="submit" look="outline">
        Filter
      </Button>
    </GetForm>
  )
}

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <Table caption="Log of staff" isCaptionHidden>
      <thead>
        <tr>
          <Th isNumber>No.</Th>
          <Th>Time</Th>
          <Th>Staff</Th>
          <Th>Action</Th>
          <Th>Target</Th>
          <Th>Details</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.seq}>
            <Td isNumber>{entry.seq}</Td>
            <Td>
              <time dateTime={entry.at} className="whitespace-nowrap">
                {dateText(entry.at)}, {timeText(entry.at)}
              </time>
            </Td>
            <Td>{entry.name}</Td>
            <Td>{entry.action}</Td>
            <Td>
              {entry.targetType?.replaceAll('_', ' ')}
              {entry.targetId && <span className="block max-w-48 text-sm wrap-anywhere text-soft">{entry.targetId}</span>}
            </Td>
            <Td>
              <span className="block min-w-40 wrap-anywhere">
                {entry.isErased ? <em>Erased with the account</em> : entry.description}
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
