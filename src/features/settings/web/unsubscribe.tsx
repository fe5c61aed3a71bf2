import { useState } from 'react'
import { calling } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { letterNames } from '../letter-kinds.ts'
import type { LetterKind, unsubscribing } from '../unsubscribe-contract.ts'

const call = calling<typeof unsubscribing>()

type Outcome = { readonly said: string; readonly isEnded: boolean }

/** One tap, without signing in. Opening the page ends nothing: programs that look at links must not. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const [{ said, isEnded }, setOutcome] = useState<Outcome>({ said: '', isEnded: false })
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  async function turn(toEnd: boolean): Promise<void> {
    setBusy(true)
    try {
      const { kind } = await call(toEnd ? 'POST /api/unsubscribe' : 'POST /api/unsubscribe/undo', { body: { token } })
      setOutcome({ said: sentenceFor(kind, toEnd), isEnded: toEnd })
    } catch (error) {
      setOutcome({ said: sentenceOf(error), isEnded })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      <p>You can end letters of this kind with one tap, and take it back here or in your settings.</p>
      <p aria-live="polite" className="font-medium">
        {said}
      </p>
      <div>
        <Button
          isBusy={isBusy}
          disabled={!isHydrated}
          look={isEnded ? 'secondary' : 'primary'}
          onClick={() => void turn(!isEnded)}
        >
          {isEnded ? 'Undo' : 'Unsubscribe'}
        </Button>
      </div>
      <NeedsScript />
    </div>
  )
}

function sentenceFor(kind: LetterKind, isEnded: boolean): string {
  return isEnded ? `You get no more letters with ${letterNames[kind]}.` : `You get letters with ${letterNames[kind]} again.`
}
