import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { totalText } from '#platform/contract/total-text.ts'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { Table, Th } from '#platform/web/ui/table.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Applicant } from '../contract.ts'
import { statusForKey } from '../rules.ts'
import { listHref, type ListState } from './applicant-filter.ts'
import { overview, tableFor } from './applicant-queries.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { useMoveActions } from './use-move-actions.tsx'
import { useSingleKeys } from './use-single-keys.ts'

type ApplicantTableProps = { readonly list: ListState; readonly page: number }

export function ApplicantTable({ list, page }: ApplicantTableProps) {
  const { items, total, isLast } = useSuspenseQuery(tableFor(list, page)).data
  const { mayWrite } = useSuspenseQuery(overview).data
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ id }) => ids.has(id))
  const { request, dialog } = useMoveActions(() => setIds(new Set()))
  const table = useTableKeys(items, { chosen, request })
  if (items.length === 0) return <NoApplicants list={list} page={page} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">{totalText(total, 'application')}</p>
      {mayWrite && <BulkBar chosen={chosen} onMove={(to) => request(chosen, to)} onClear={() => setIds(new Set())} />}
      <div ref={table} className={chosen.length > 0 ? 'max-two:[&_:is(a,input)]:scroll-mb-36' : ''}>
        <Table caption="Applications" isCaptionHidden>
          <Head items={items} ids={ids} onChoose={mayWrite ? setIds : null} />
          <tbody>
            {items.map((applicant) => (
              <ApplicantRow
                key={applicant.id}
                applicant={applicant}
                list={list}
                isChosen={ids.has(applicant.id)}
                onChoose={mayWrite ? () => setIds(toggled(ids, applicant.id)) : null}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <PageLinks page={page} isLast={isLast} hrefFor={(to) => listHref({ view: 'table', list, page: to })} />
      {dialog}
    </div>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

type HeadProps = {
  readonly items: readonly Applicant[]
  readonly ids: ReadonlySet<string>
  readonly onChoose: ((ids: ReadonlySet<string>) => void) | null
}

function Head({ items, ids, onChoose }: HeadProps) {
  const isHydrated = useHydrated()
  const areAll = items.every(({ id }) => ids.has(id))
  return (
    <thead>
      <tr>
        {onChoose && (
          <Th>
            <input
              type="checkbox"
              aria-label="Choose all on this page"
              className="size-5 accent-blue"
              disabled={!isHydrated}
              checked={areAll}
              onChange={() => onChoose(new Set(areAll ? [] : items.map(({ id }) => id)))}
            />
          </Th>
        )}
        <Th>Applicant</Th>
        <Th>Status</Th>
        <Th className="max-two:hidden">Applied</Th>
        <Th className="max-two:hidden" isNumber>
          Score
        </Th>
      </tr>
    </thead>
  )
}

type Keys = { readonly chosen: readonly Applicant[]; readonly request: ReturnType<typeof useMoveActions>['request'] }

const steps: Readonly<Partial<Record<string, number>>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** J and K move between rows. The key of a status moves the selected applications, or the focused row if none is selected. */
function useTableKeys(items: readonly Applicant[], { chosen, request }: Keys): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  useSingleKeys((key) => {
    const rows = [...(table.current?.querySelectorAll('tbody tr') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const step = steps[key]
    if (step !== undefined) return focusRow(rows, { at, step, isArrow: key.startsWith('Arrow') })
    const to = statusForKey(key)
    const applicants = chosen.length > 0 ? chosen : items.slice(Math.max(at, 0), at + 1)
    if (!to || applicants.length === 0) return false
    request(applicants, to)
    return true
  })
  return table
}

type RowStep = { readonly at: number; readonly step: number; readonly isArrow: boolean }

/** Focuses another row. Outside of the table, arrow keys scroll as usual. */
function focusRow(rows: readonly Element[], { at, step, isArrow }: RowStep): boolean {
  if (at < 0 && isArrow) return false
  rows[Math.max(0, at + step)]?.querySelector<HTMLElement>('input, a')?.focus()
  return true
}
