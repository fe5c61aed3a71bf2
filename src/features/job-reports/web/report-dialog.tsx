import { useId, useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { jobReports, ReportReason } from '../contract.ts'
import { reasonLabels } from '../rules.ts'

const call = apiCalls<typeof jobReports>()

export type ReportDialogProps = { readonly jobId: string; readonly onClose: () => void }

const choices = Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))

/** The company never learns who has reported the job. */
export function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const form = useId()
  const { errors, isBusy, onSubmit, onInput, setReason, details, setDetails } = useReport(jobId, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Report this job"
      description="Our staff look at every report. The company does not learn who has sent it."
      footer={<Footer form={form} isBusy={isBusy} onClose={onClose} />}
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
        <RadioField
          legend="What is wrong?"
          name="reason"
          choices={choices}
          error={errors['reason']}
          onChange={({ target }) => setReason(target.value as ReportReason)} // the value of a choice above
        />
        <TextAreaField
          label="What did you see or hear?"
          name="details"
          isOptional
          hint="Who asked for what, and how. Without your own phone number or papers."
          rows={4}
          maxLength={1_000}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
      </form>
    </Dialog>
  )
}

type FooterProps = { readonly form: string; readonly isBusy: boolean; readonly onClose: () => void }

function Footer({ form, isBusy, onClose }: FooterProps) {
  return (
    <>
      <Button type="submit" form={form} isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send Report'}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
}

function useReport(jobId: string, onClose: () => void) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async () => {
      if (!reason) throw new InvalidForm({ reason: 'Choose what is wrong' })
      const { message } = await call('POST /api/jobs/:jobId/reports', { params: { jobId }, body: { reason, details } })
      toast({ title: 'Reported', text: message })
      onClose()
    },
    { title: 'Not Reported' },
  )
  return { errors, isBusy, onSubmit, onInput, setReason, details, setDetails }
}
