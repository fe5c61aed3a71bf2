import { afterAll } from 'vitest'
import { openTypesetter, type Typesetter, type TypesetterSettings } from '#platform/server/pdf/typesetter.ts'

/** The real workers, stopped at the end of the test file. `openPortal({ typeset: aTypesetter().typeset })` makes real PDFs. */
export function aTypesetter(over: Partial<TypesetterSettings> = {}): Typesetter {
  // Tests run in parallel on few cores, so the limits are generous.
  const typesetter = openTypesetter({ timeoutMs: 30_000, starvedMs: 60_000, patienceMs: 60_000, ...over })
  afterAll(typesetter.stop)
  return typesetter
}
