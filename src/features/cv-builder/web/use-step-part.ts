import { type ComponentType, useEffect, useState } from 'react'
import { useIdle } from '#platform/web/use-idle.ts'
import { PersonalStep } from './personal-step.tsx'

const fetchLater = async () => (await import('./later-steps.tsx')).laterSteps

/** The fields of a step. Only the first is in the first view: the others are loaded when the browser is idle. Null until then. */
export function useStepPart(step: number): ComponentType | null {
  const [later, setLater] = useState<readonly ComponentType[] | null>(null)
  const isIdle = useIdle()
  const isWanted = isIdle || step > 0
  useEffect(() => {
    if (!isWanted) return
    // Without a connection the step stays empty; the next one tried loads them again.
    void fetchLater().then(setLater, () => {})
  }, [isWanted, step])
  return step === 0 ? PersonalStep : (later?.[step - 1] ?? null)
}
