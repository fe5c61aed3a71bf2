import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { dailyReport } from '../contract.ts'
import { ownReportEmail } from './report-queries.ts'

const call = apiCalls<typeof dailyReport>()
const fetchReportEmail = async () => (await import('../contract.ts')).ReportEmail

/** The address to which the person gets the daily report. */
export function ReportEmailForm() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchReportEmail)
  const { data } = useSuspenseQuery(ownReportEmail)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(async (form) => {
    const saved = await call('PUT /api/admin/daily-report-email', { body: await readForm(fetchReportEmail, form) })
    client.setQueryData(ownReportEmail.queryKey, saved)
    toast({ title: saved.email === '' ? 'You will not get the report by email' : 'You will get the report by email' })
  }, buttonFailure('The address could not be saved'))
  return (
    <Card aria-labelledby="report-email">
      <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} aria-labelledby="report-email" className="grid gap-4">
        <h3 id="report-email" className="text-lg">
          Report by email
        </h3>
        <div className="grid items-end gap-4 two:grid-cols-[minmax(0,24rem)_auto] two:justify-start">
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            hint="Leave it empty for no email"
            defaultValue={data.email}
            error={errors['email']}
          />
          <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </div>
        <NeedsScript />
      </form>
    </Card>
  )
}
