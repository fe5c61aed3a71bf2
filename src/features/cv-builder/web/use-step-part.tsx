import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { useIdle } from '#platform/web/when-idle.ts'
import { PersonalStep } from './personal-step.tsx'

const fetchLater = async () => (await import('./later-steps.tsx')).laterSteps

/** The fields of a step. Only the first step is in the first view; the others are loaded when the browser is idle. */
export function useStepPart(step: number): ReactNode {
  const [later, setLater] = useState<readonly ReactNode[] | null>(null)
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle && step === 0) return
    // Without a connection the step stays empty; the next step that is opened loads them again.
    void fetchLater().then(setLater, () => {})
  }, [isIdle, step])
  return step === 0 ? <PersonalStep key="personal" /> : (later?.[step - 1] ?? <Skeleton className="h-60" />)
}
