import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { Settings, settings } from '../contract.ts'
import { mySettings } from './settings-queries.ts'

const call = apiCalls<typeof settings>()

type Name = keyof Settings
type Outcome = 'saving' | 'saved' | 'failed'

/** The switch moves at once. If the change could not be saved, it moves back and a message is shown. */
export function useSwitch() {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<Partial<Record<Name, Outcome>>>({})
  const note = (name: Name, outcome: Outcome): void => setOutcomes((before) => ({ ...before, [name]: outcome }))
  const show = (name: Name, isOn: boolean): void => {
    client.setQueryData(mySettings.queryKey, (before) => before && { ...before, [name]: isOn })
  }

  async function change(name: Name, isOn: boolean): Promise<void> {
    note(name, 'saving')
    show(name, isOn)
    try {
      const savedSettings = await call('PUT /api/settings', { body: { [name]: isOn } })
      show(name, savedSettings[name])
      note(name, 'saved')
    } catch (error) {
      show(name, !isOn)
      note(name, 'failed')
      toast({ title: 'Setting Not Saved', text: sentenceOf(error), isAlert: true })
    }
  }
  return {
    change,
    isBusy: (name: Name): boolean => outcomes[name] === 'saving',
    outcomeOf: (name: Name) => {
      const outcome = outcomes[name]
      return outcome === 'saving' || outcome === undefined ? null : outcome
    },
  }
}
