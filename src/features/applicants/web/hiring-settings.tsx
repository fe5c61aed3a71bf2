import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { assessment, HiringSettings } from '../assessment-contract.ts'
import { readListsAgain } from './applicant-queries.ts'

const call = apiCalls<typeof assessment>()
const settingsOf = (jobId: string) =>
  apiQuery<typeof assessment>()('GET /api/employer/jobs/:jobId/hiring-settings', { params: { jobId } })

/** The review settings of one job, which are loaded when the dialog is opened. */
export function ReviewSettings({ jobId }: { readonly jobId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data: settings } = useQuery({ ...settingsOf(jobId), enabled: isOpen })
  return (
    <details className="rounded-control border border-line bg-card px-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">Review of this job</summary>
      {settings && <SettingsForm jobId={jobId} settings={settings} />}
    </details>
  )
}

function SettingsForm({ jobId, settings }: { readonly jobId: string; readonly settings: HiringSettings }) {
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const competencies = typedIn(form, 'competencies')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      const body = { isBlind: typedIn(form, 'isBlind') === 'on', competencies }
      const saved = await call('PUT /api/employer/jobs/:jobId/hiring-settings', { params: { jobId }, body })
      client.setQueryData(settingsOf(jobId).queryKey, saved)
      toast({ title: 'Review Settings Saved' })
      await readListsAgain(client)
    },
    { title: 'Could Not Save' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3 pb-3">
      <CheckField
        name="isBlind"
        defaultChecked={settings.isBlind}
        label="Blind review: hide name, photo, contact, gender, age and college until Under Review"
      />
      <TextAreaField
        label="Competencies on the scorecard"
        name="competencies"
        hint="One on each line, at most eight."
        rows={4}
        defaultValue={settings.competencies.join('\n')}
        error={errors['competencies']}
      />
      <Button type="submit" look="secondary" className="justify-self-start" isBusy={isBusy}>
        Save settings
      </Button>
    </form>
  )
}
