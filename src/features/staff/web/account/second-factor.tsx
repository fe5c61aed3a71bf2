import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { StaffAccount, staffAccount } from '../../account-contract.ts'
import { ownStaffAccount } from './account-queries.ts'
import { useConfirmedAction, usePasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

const call = apiCalls<typeof staffAccount>()

type State = StaffAccount['secondFactor']

export function SecondFactor({ state }: { readonly state: State }) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const readAgain = (): Promise<void> => client.invalidateQueries(ownStaffAccount)
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        button="Done"
        onClose={() => {
          setCodes(null)
          void readAgain()
        }}
      />
    )
  return state.since ? <InUse state={state} onCodes={setCodes} onOff={readAgain} /> : <NotInUse onCodes={setCodes} />
}

type OnCodes = { readonly onCodes: (codes: readonly string[]) => void }

function NotInUse({ onCodes }: OnCodes) {
  const [isOpen, setOpen] = useState(false)
  const { handles, prompt } = usePasswordPrompt()
  const isHydrated = useHydrated()
  function close(error: Error): void {
    setOpen(false)
    if (!handles(error, () => setOpen(true))) tellFailure({ title: 'Not Set Up' }, error)
  }
  return (
    <div className="grid gap-4">
      <p>With a second factor, a stolen password alone opens nothing.</p>
      {isOpen ? (
        <SecondFactorSetup onDone={onCodes} onRefused={close} />
      ) : (
        <div>
          <Button disabled={!isHydrated} onClick={() => setOpen(true)}>
            Set up a second factor
          </Button>
        </div>
      )}
      {prompt}
    </div>
  )
}

function InUse({ state, onCodes, onOff }: OnCodes & { readonly state: State; readonly onOff: () => Promise<void> }) {
  const isHydrated = useHydrated()
  const renewal = useConfirmedAction(
    async () => onCodes((await call('POST /api/admin/second-factor/recovery-codes', {})).recoveryCodes),
    'No New Codes',
  )
  const turningOff = useConfirmedAction(async () => {
    const { message } = await call('DELETE /api/admin/second-factor', {})
    toast({ title: 'Second Factor Removed', text: message })
    await onOff()
  }, 'Not Removed')
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge look="leaf">On</Badge> since {state.since && dateText(state.since)}
      </p>
      <p>
        {state.recoveryCodes} recovery {state.recoveryCodes === 1 ? 'code' : 'codes'} left
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isBusy={renewal.isBusy} disabled={!isHydrated} onClick={() => renewal.run()}>
          New recovery codes
        </Button>
        {!state.isRequired && (
          <Button look="danger" isBusy={turningOff.isBusy} disabled={!isHydrated} onClick={() => turningOff.run()}>
            Remove second factor
          </Button>
        )}
      </div>
      {renewal.prompt}
      {turningOff.prompt}
    </div>
  )
}
