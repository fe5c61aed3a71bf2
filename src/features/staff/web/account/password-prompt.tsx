import { type ReactNode, Suspense, useState } from 'react'
import { CallFailed } from '#platform/web/call.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { buttonFailure } from '../signed-out.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const PasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog)

type PasswordPrompt = {
  /** Returns true for a refusal that only requires the password: it is requested, and then `retry` runs. */
  readonly handles: (error: Error, retry: () => void) => boolean
  readonly prompt: ReactNode
}

/** For dangerous actions, which require a password entered in the last minutes. */
export function usePasswordPrompt(): PasswordPrompt {
  const [act, setAct] = useState<{ readonly retry: () => void } | null>(null)
  return {
    handles: (error, retry) => {
      const isRefused = isPasswordNeeded(error)
      if (isRefused) setAct({ retry })
      return isRefused
    },
    prompt: act && <Prompt onClose={() => setAct(null)} retry={act.retry} />,
  }
}

/** Like `useAction`, for a dangerous action. `title` says what has failed. */
export function useConfirmedAction<Input = void>(send: (input: Input) => Promise<unknown>, title: string) {
  const [refused, setRefused] = useState<{ readonly input: Input } | null>(null)
  const { isBusy, run } = useAction(send, (error, input) =>
    isPasswordNeeded(error) ? setRefused({ input }) : tellFailure(buttonFailure(title), error),
  )
  const prompt = refused && <Prompt onClose={() => setRefused(null)} retry={() => run(refused.input)} />
  return { isBusy, run, prompt }
}

function isPasswordNeeded(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'passwordNeeded'
}

function Prompt({ onClose, retry }: { readonly onClose: () => void; readonly retry: () => void }) {
  return (
    <Suspense>
      <PasswordDialog
        onClose={onClose}
        onConfirmed={() => {
          onClose()
          retry()
        }}
      />
    </Suspense>
  )
}
