import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { useHydrated } from './use-hydrated.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads the schema of a form when the browser is idle, or at the first focus. Schemas are 20 to 30 kB, which the first load does not need. Null until
 * the schema is loaded.
 */
export function useChecks<Checks>(fetchChecks: () => Promise<Checks>) {
  const [checks, setChecks] = useState<{ readonly loaded: Checks } | null>(null)
  // If loading fails, sending the form loads it again and reports the error.
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

/**
 * The props of a form with a schema. Before scripts run, the browser's own validation applies; afterwards ours, and sending waits until the schema is
 * loaded.
 */
export function useFormChecks(fetchChecks: () => Promise<unknown>) {
  const isHydrated = useHydrated()
  const { fetch } = useChecks(fetchChecks)
  return { noValidate: isHydrated, onFocus: fetch }
}

type LazySchema = z.ZodType | null | undefined

/** The names of the invalid fields; none while the schema is not loaded. */
export function issuePaths(schema: LazySchema, typed: unknown): readonly string[] {
  return issuesIn(schema, typed).map(({ path }) => path.join('.'))
}

/** A message for each invalid field. */
export function issueTexts(schema: LazySchema, typed: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(issuesIn(schema, typed).map(({ path, message }) => [String(path[0]), message]))
}

const issuesIn = (schema: LazySchema, typed: unknown) => schema?.safeParse(typed).error?.issues ?? []
