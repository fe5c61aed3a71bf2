import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { saveFile } from '#platform/web/save-file.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { columnNames, importColumns } from '../columns.ts'
import type { ImportCheck, postingImport } from '../contract.ts'
import { csvField } from '../csv.ts'
import { Faults, Warnings } from './import-findings.tsx'
import { jobsPath } from '#features/job-posting/web/posting-paths.ts'

const call = apiCalls<typeof postingImport>()

type CheckedFile = { readonly file: File; readonly check: ImportCheck }

/** Uploads a file in steps: choose it, read its faults, correct it, and only then store it. */
export function ImportForm() {
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const isHydrated = useHydrated()
  const { isBusy, run: check } = useAction(
    async (file: File) => {
      setChecked(null)
      setChecked({ file, check: await call('POST /api/employer/posting-imports/check', { sent: file }) })
    },
    { title: 'The File Was Not Checked' },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <NeedsScript />
      <ChooseFile isDisabled={!isHydrated} isBusy={isBusy} onFile={check} />
      {checked && <Outcome key={checked.check.digest} {...checked} />}
    </div>
  )
}

type ChooseFileProps = { readonly isDisabled: boolean; readonly isBusy: boolean; readonly onFile: (file: File) => void }

function ChooseFile({ isDisabled, isBusy, onFile }: ChooseFileProps) {
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="max-w-prose">
        A CSV file with up to 500 jobs, one on each row. Begin with our template: its second row is an example. Nothing is stored
        before you have seen the check.
      </p>
      <Button look="secondary" disabled={isDisabled} onClick={saveTemplate}>
        Download the template
      </Button>
      <label className="grid gap-1 font-medium">
        CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isDisabled}
          aria-disabled={isBusy || undefined}
          className="font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-card file:px-4 file:font-medium"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // Reset, so that the same file can be chosen again after a correction.
            target.value = ''
          }}
        />
      </label>
      <output>{isBusy && 'Checking…'}</output>
    </Card>
  )
}

function saveTemplate(): void {
  const lines = [columnNames.join(','), columnNames.map((column) => csvField(importColumns[column])).join(',')]
  void saveFile(new Response(`\uFEFF${lines.join('\r\n')}\r\n`), 'pasand-jobs.csv')
}

function Outcome({ file, check: { jobs, faults, warnings, titles, digest, isVerified } }: CheckedFile) {
  const {
    isBusy,
    run: accept,
    result,
  } = useAction(() => call('POST /api/employer/posting-imports', { sent: file, query: { digest } }), {
    title: 'Nothing Was Stored',
  })
  const count = jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-IN')} jobs`
  if (result) return <Stored count={count} isVerified={result.isVerified} isRepeated={result.isRepeated} />
  if (faults.length > 0) return <Faults faults={faults} />
  return (
    <>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <Card className="grid justify-items-start gap-3">
        <h2 className="text-lg">No fault in {count}</h2>
        <p className="wrap-anywhere text-soft">
          {titles.join(' · ')}
          {jobs > titles.length && ' …'}
        </p>
        <Button isBusy={isBusy} onClick={() => accept()}>
          {isVerified ? `Publish ${count}` : `Publish ${count} When Verified`}
        </Button>
      </Card>
    </>
  )
}

type StoredProps = { readonly count: string; readonly isVerified: boolean; readonly isRepeated: boolean }

function Stored({ count, isVerified, isRepeated }: StoredProps) {
  const news = isVerified ? `${count} published.` : `${count} stored. We publish them when your company is verified.`
  return (
    <Card className="grid justify-items-start gap-3">
      <Banner look="done">
        <output>{isRepeated ? 'This file was uploaded already. Nothing is stored twice.' : news}</output>
      </Banner>
      <ButtonLink to={jobsPath}>See your jobs</ButtonLink>
    </Card>
  )
}
