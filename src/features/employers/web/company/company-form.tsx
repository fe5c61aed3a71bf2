import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { company } from '../../company-contract.ts'
import { CompanyFields } from './company-fields.tsx'
import { employerProfile, ownCompany } from '../employer-queries.ts'

const call = apiCalls<typeof company>()
const fetchChange = async () => (await import('../../company-contract.ts')).CompanyChange
const fieldOf = { verifiedName: 'companyName', verifiedWebsite: 'website' }

type CompanyFormProps = {
  /** The industries of existing companies, as suggestions. */
  readonly industries: readonly string[]
}

/** Shown to owners. */
export function CompanyForm({ industries }: CompanyFormProps) {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(ownCompany)
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchChange)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const saved = await call('PUT /api/employer/company', { body: await readForm(fetchChange, form) })
      client.setQueryData(ownCompany.queryKey, saved)
      toast({ title: 'Company Saved' })
      await client.invalidateQueries(employerProfile)
    },
    { title: 'Company Not Saved' },
    fieldOf,
  )
  return (
    <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <input type="hidden" name="version" value={data.version} readOnly />
      <CompanyFields company={data} errors={errors} industries={industries} />
      <div>
        <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
          Save Company
        </Button>
      </div>
      <NeedsScript />
    </form>
  )
}
