import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { type FieldErrors, InvalidForm } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { verification } from '../contract.ts'
import { verificationState } from './verification-queries.ts'

const call = apiCalls<typeof verification>()
const fetchNumber = async () => (await import('../contract.ts')).CompanyNumber
const fieldOf = { tooLarge: 'file', wrongType: 'file', noDocument: 'file' }
const mostBytes = 5 * 1024 * 1024

export function DocumentForm() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchNumber)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const query = await readForm(fetchNumber, form)
      const state = await call('POST /api/employer/verification/documents', { query, sent: fileIn(form) })
      client.setQueryData(verificationState.queryKey, state)
      toast({ title: 'Document Sent', text: 'We compare it with the number and email you.' })
    },
    { title: 'Document Not Sent' },
    fieldOf,
  )
  return (
    <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} aria-label="By a document" className="grid gap-3">
      <h3 className="text-lg">By a document, within a working day</h3>
      <DocumentFields errors={errors} />
      <p className="text-sm text-soft">Only our staff can open the file. We delete it 90 days after our decision.</p>
      <div>
        <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
          Send Document
        </Button>
      </div>
    </form>
  )
}

function DocumentFields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <SelectField label="Number" name="kind" error={errors['kind']}>
          <option value="gstin">GSTIN</option>
          <option value="cin">CIN</option>
        </SelectField>
        <Field
          label="GSTIN or CIN"
          name="number"
          required
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          error={errors['number']}
        />
      </div>
      <Field
        label="Certificate"
        name="file"
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        required
        hint="A PDF, JPEG or PNG with the number and the name, at most 5 MB."
        error={errors['file']}
      />
    </>
  )
}

function fileIn(form: HTMLFormElement): File {
  const file = new FormData(form).get('file')
  if (!(file instanceof File) || file.size === 0) throw new InvalidForm({ file: 'Please choose a file' })
  // The server checks this too, but only after five megabytes of mobile data.
  if (file.size > mostBytes) throw new InvalidForm({ file: 'This file is larger than 5 MB. Please choose a smaller one.' })
  return file
}
