import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { signedIn } from '../my-applications.ts'
import { sendApplication } from '../send-application.ts'
import { keepText, keptText } from './message-draft.ts'
import { coverLetterHash } from '../../rules.ts'

const longest = 4_000

export type CoverLetterDialogProps = { readonly jobId: string; readonly jobTitle: string; readonly onClose: () => void }

/** Typed text is stored until it is sent, also when the dialog is closed in between. */
export function CoverLetterDialog({ jobId, jobTitle, onClose }: CoverLetterDialogProps) {
  const form = useId()
  const { letter, change, isBusy, onSubmit } = useLetter(jobId, onClose)
  const footer = (
    <>
      <Button type="submit" form={form} isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send Application'}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Not now
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Apply with a cover letter"
      description={jobTitle}
      className="max-w-2xl"
      footer={footer}
    >
      <form id={form} noValidate className="grid gap-3" onSubmit={onSubmit}>
        <TextAreaField
          label="Cover letter"
          isOptional
          hint="Why this job, and why you? We'll attach your current CV."
          rows={10}
          maxLength={longest}
          value={letter}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function useLetter(jobId: string, onClose: () => void) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  // The next person who signs in on this computer may be somebody else.
  const key = `cover-letter ${user?.id} ${jobId}`
  const client = useQueryClient()
  const [letter, setLetter] = useState(() => keptText(key))
  const { isBusy, onSubmit } = useFormSubmit(
    async () => {
      const loginUrl = loginHref(location.pathname + coverLetterHash)
      const outcome = await sendApplication(client, { jobId, coverLetter: letter.trim(), loginUrl })
      if (outcome === 'sent') keepText(key, '')
      if (outcome !== 'failed') onClose()
    },
    { title: 'Application Failed' },
  )
  return {
    letter,
    isBusy,
    change: (typed: string): void => {
      setLetter(typed)
      keepText(key, typed)
    },
    onSubmit,
  }
}
