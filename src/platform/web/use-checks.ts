import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { useHydrated } from './use-hydrated.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What checks a form: 20 to 30 kB of schemas, which are not in the first load because nobody needs them before something is typed. They are loaded
 * when the browser is idle, or at the first focus. Null until then.
 */
export function useChecks<Checks>(fetchChecks: () => Promise<Checks>) {
  const [checks, setChecks] = useState<{ readonly loaded: Checks } | null>(null)
  // If it fails, sending the form tries again, and tells it.
  const fetch = useEffectEvent((): void => {
    if (!checks)
      void fetchChecks().then(
        (loaded) => setChecks({ loaded }),
        () => {},
      )
  })
  useEffect(() => whenIdle(() => fetch()), [])
  return { checks: checks?.loaded ?? null, fetch }
}

/** For the form: before scripts run, the browser's own checks apply; afterwards ours, and sending waits for them. */
export function useFormChecks(fetchChecks: () => Promise<unknown>) {
  const isHydrated = useHydrated()
  const { fetch } = useChecks(fetchChecks)
  return { noValidate: isHydrated, onFocus: fetch }
}

type LazySchema = z.ZodType | null | undefined

/** The fields that are wrong; none while the schema is not loaded. */
export function issuePaths(schema: LazySchema, typed: unknown): readonly string[] {
  return issuesIn(schema, typed).map(({ path }) => path.join('.'))
}

/** A message for each of the fields that is wrong. */
export function issueTexts(schema: LazySchema, typed: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(issuesIn(schema, typed).map(({ path, message }) => [String(path[0]), message]))
}

const issuesIn = (schema: LazySchema, typed: unknown) => schema?.safeParse(typed).error?.issues ?? []
