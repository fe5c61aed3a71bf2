import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { PictureButton } from '#platform/web/ui/picture-button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { company } from '../../company-contract.ts'
import { ownCompany } from '../employer-queries.ts'

const call = apiCalls<typeof company>()
const mostBytes = 2 * 1024 * 1024

/** Shown to owners. */
export function LogoControl() {
  const { companyName, logo } = useSuspenseQuery(ownCompany).data
  const { isBusy, error, upload, remove } = useLogo()
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Monogram key={logo} name={companyName} logo={logo} className="size-16 text-xl" />
        <div className="flex flex-wrap gap-1">
          <PictureButton isBusy={isBusy} onChosen={upload}>
            <ImageUp aria-hidden="true" className="size-4" />
            {logo ? 'Replace logo' : 'Add a logo'}
          </PictureButton>
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

/** Uploads or, without a file, removes the logo. `error` is shown beside the logo until the next attempt. */
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
