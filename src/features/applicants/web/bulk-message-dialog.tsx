import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { Applicant } from '../contract.ts'
import type { applicantMessages, BulkAnswer } from '../message-contract.ts'
import { fillTemplate, firstTemplates, salutationOf } from '../message-template.ts'
import { readListsAgain } from './applicant-queries.ts'

const call = apiCalls<typeof applicantMessages>()
const templates = apiQuery<typeof applicantMessages>()('GET /api/employer/message-templates', {})

type BulkMessageDialogProps = { readonly chosen: readonly Applicant[]; readonly onClose: () => void }

/** Sends one message to all selected people, with the name and job of each. */
export function BulkMessageDialog({ chosen, onClose }: BulkMessageDialogProps) {
  const form = useId()
  const [body, setBody] = useState(firstTemplates[0]?.body ?? '')
  const { errors, isBusy, onSubmit, onInput } = useBulkMessage({ chosen, onClose }, body)
  const footer = (
    <>
      <Button type="submit" form={form} isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  const title = `Message ${chosen.length === 1 ? '1 applicant' : `${chosen.length} applicants`}`
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} className="max-w-2xl" footer={footer}>
      <form id={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
        <TemplateChoice body={body} onChoose={setBody} />
        <TextAreaField
          label="Message"
          name="body"
          hint="{name}, {job} and {company} are filled in for each person."
          rows={7}
          maxLength={2_000}
          value={body}
          error={errors['body']}
          onChange={(event) => setBody(event.target.value)}
        />
        <Preview body={body} to={chosen[0]} />
      </form>
    </Dialog>
  )
}

/** The id stays the same while the dialog is open, so that sending again after a lost answer reaches nobody twice. */
function useBulkMessage({ chosen, onClose }: BulkMessageDialogProps, body: string) {
  const client = useQueryClient()
  const [bulkId] = useState(() => crypto.randomUUID())
  return useFormSubmit(
    async () => {
      if (!body.trim()) throw new InvalidForm({ body: 'Please write a message' })
      const applicationIds = chosen.map(({ id }) => id)
      const answer = await call('POST /api/employer/applicants/messages', { body: { bulkId, applicationIds, body } })
      toast(sentMessage(answer))
      await readListsAgain(client)
      onClose()
    },
    { title: 'Could Not Send' },
  )
}

function sentMessage({ sent, skipped }: BulkAnswer) {
  const title = sent === 1 ? '1 Message Sent' : `${sent} Messages Sent`
  if (skipped.length === 0) return { title }
  return { title, text: `${skipped.length} left out: they have withdrawn, or have this message already.`, isAlert: sent === 0 }
}

type TemplateChoiceProps = { readonly body: string; readonly onChoose: (body: string) => void }

function TemplateChoice({ body, onChoose }: TemplateChoiceProps) {
  const client = useQueryClient()
  const { data: own = [] } = useQuery(templates)
  const all = [...own, ...firstTemplates]
  const { isBusy, run: save } = useAction(
    async () => {
      const name = body.trim().split('\n')[0]?.slice(0, 60) ?? ''
      const made = await call('POST /api/employer/message-templates', { body: { name, body } })
      client.setQueryData(templates.queryKey, (before = []) => [...before, made])
      toast({ title: 'Template Saved' })
    },
    { title: 'Could Not Save the Template' },
  )
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
      <SelectField label="Template" defaultValue="0" onChange={(event) => onChoose(all[Number(event.target.value)]?.body ?? '')}>
        {all.map(({ name }, place) => (
          <option key={`${place} ${name}`} value={place}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button look="quiet" isBusy={isBusy} disabled={!body.trim()} onClick={() => save()}>
        Save as template
      </Button>
    </div>
  )
}

function Preview({ body, to }: { readonly body: string; readonly to: Applicant | undefined }) {
  const { companyName: company } = useSuspenseQuery(employerProfile).data
  if (!to) return null
  const facts = { name: salutationOf(to.cv.fullName, to.isHidden), job: to.jobTitle, company }
  return (
    <section aria-label="Preview" className="grid gap-1 rounded-control bg-paper p-3 wrap-anywhere">
      <p className="text-sm text-soft">What {to.cv.fullName} reads:</p>
      <p className="whitespace-pre-line">{fillTemplate(body, facts)}</p>
    </section>
  )
}
