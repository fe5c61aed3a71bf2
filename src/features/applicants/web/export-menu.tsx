import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { boardFilter, type ListState } from './applicant-filter.ts'
import { downloadExport } from './download-export.ts'

/** Exports the current list. Each applicant sees the export in their access log. */
export function ExportMenu({ list }: { readonly list: ListState }) {
  const isHydrated = useHydrated()
  const [done, setDone] = useState('')
  const query = new URLSearchParams({ ...boardFilter(list), ...(list.status ? { status: list.status } : {}) }).toString()
  const { isBusy, run } = useAction(
    async (kind: 'list.csv' | 'cvs.zip') => {
      const onProgress = (made: number, total: number): void => setDone(`${made} of ${total}`)
      try {
        await downloadExport(`/api/employer/applicants/${kind}?${query}`, onProgress)
        toast({ title: kind === 'list.csv' ? 'List Downloaded' : 'CVs Downloaded' })
      } finally {
        setDone('')
      }
    },
    { title: 'Could Not Export' },
  )
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-soft">Export</summary>
      <div className="absolute right-0 z-20 grid w-64 gap-2 rounded-card border border-line bg-card p-3">
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => run('list.csv')}>
          List (CSV)
        </Button>
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => run('cvs.zip')}>
          All CVs (ZIP)
        </Button>
        <output className="text-sm text-soft">
          {done ? `${done} CVs ready` : 'The applicants see in their access log that you have them.'}
        </output>
      </div>
    </details>
  )
}
