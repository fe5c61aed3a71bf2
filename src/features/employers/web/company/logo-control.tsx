import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { company } from '../../company-contract.ts'
import { ownCompany } from '../employer-queries.ts'

const call = apiCalls<typeof company>()
const mostBytes = 2 * 1024 * 1024

/** For owners. */
export function LogoControl() {
  const { companyName, logo } = useSuspenseQuery(ownCompany).data
  const { isBusy, error, upload, remove } = useLogo()
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Monogram key={logo} name={companyName} logo={logo} className="size-16 text-xl" />
        <div className="flex flex-wrap gap-1">
          <LogoButton hasLogo={logo !== null} isBusy={isBusy} onChosen={upload} />
          {logo && (
            <Button look="quiet" isBusy={isBusy} onClick={remove}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-soft">JPEG, PNG or WebP, at most 2 MB. It is shown on your company page and on every job.</p>
      <FieldError role="alert">{error}</FieldError>
      <output className="sr-only">{isBusy ? 'Saving your logo…' : ''}</output>
    </div>
  )
}

type LogoButtonProps = { readonly hasLogo: boolean; readonly isBusy: boolean; readonly onChosen: (file: File) => void }

/** The browser's own file chooser, behind a label that looks like a button. */
function LogoButton({ hasLogo, isBusy, onChosen }: LogoButtonProps) {
  const id = useId()
  const isHydrated = useHydrated()
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    if (file && !isBusy) onChosen(file)
    // The same file may be chosen again after it was refused.
    currentTarget.value = ''
  }
  return (
    <span>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={!isHydrated || isBusy}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue peer-disabled:cursor-default peer-disabled:opacity-60',
        )}
      >
        <ImageUp aria-hidden="true" className="size-4" />
        {hasLogo ? 'Replace logo' : 'Add a logo'}
      </label>
    </span>
  )
}

/** `error` stands at the logo until the next try. Without a file, the logo goes. */
function useLogo() {
  const client = useQueryClient()
  const [error, setError] = useState('')
  const { isBusy, run } = useAction(
    async (file: File | null) => {
      setError('')
      const { logo } = file
        ? await call('PUT /api/employer/company/logo', { sent: file })
        : await call('DELETE /api/employer/company/logo', {})
      client.setQueryData(ownCompany.queryKey, (before) => before && { ...before, logo })
      toast({ title: file ? 'Logo Saved' : 'Logo Removed' })
    },
    (failure) => setError(sentenceOf(failure)),
  )
  function upload(file: File): void {
    // The server checks this too, but only after two megabytes of mobile data.
    if (file.size > mostBytes) setError('This logo is larger than 2 MB. Please choose a smaller one.')
    else run(file)
  }
  return { isBusy, error, upload, remove: () => run(null) }
}
