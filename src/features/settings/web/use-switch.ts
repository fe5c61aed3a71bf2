import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { Settings, settings } from '../contract.ts'
import { mySettings } from './settings-queries.ts'

const call = apiCalls<typeof settings>()

/** The switch changes at once. If the change could not be saved, it changes back and a message is shown. */
export function useSwitch(name: keyof Settings, onChanged?: () => void) {
  const client = useQueryClient()
  const show = (isOn: boolean): void => {
    client.setQueryData(mySettings.queryKey, (before) => before && { ...before, [name]: isOn })
  }
  const { isBusy, result, error, run } = useAction(
    async (isOn: boolean) => {
      show(isOn)
      const kept = await call('PUT /api/settings', { body: { [name]: isOn } })
      show(kept[name])
      onChanged?.()
      return 'saved' as const
    },
    (failure, isOn) => {
      show(!isOn)
      tellFailure({ title: 'Setting Not Saved' }, failure)
      onChanged?.()
    },
  )
  return { isBusy, change: run, outcome: error ? 'failed' : (result ?? null) } as const
}
