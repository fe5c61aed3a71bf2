import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { saveFailed } from '#features/cv-builder/web/save-messages.ts'
import type { freeCvBuilder } from '../contract.ts'

const call = apiCalls<typeof freeCvBuilder>()

export type Contact = { readonly email: string; readonly phone: string }

type CreatedCv = { readonly body: CvBody; readonly contact: Contact; readonly isShared: boolean }

const created: Message = { title: 'CV Created Successfully!', text: 'Redirecting you to view your CV...' }

/** The dialog closes in any case, because it would cover the message of a refusal. */
type Callbacks = { readonly onMade: () => void; readonly onSettled: () => void }

export function useMakeCv({ onMade, onSettled }: Callbacks) {
  const { isBusy, result, error, run, reset } = useAction(
    async ({ body, contact, isShared }: CreatedCv) => {
      const { cv } = await call('POST /api/cvs/aisacv', { body: { ...body, ...contact, isShared } })
      toast(created)
      onMade()
      onSettled()
      return cv.id
    },
    (reason) => {
      toast(saveFailed(reason, 'Error Creating CV'))
      onSettled()
    },
  )
  return {
    make: run,
    isMaking: isBusy,
    madeId: result ?? null,
    isPhoneTaken: error instanceof CallFailed && error.code === 'phoneTaken',
    forget: reset,
  }
}
