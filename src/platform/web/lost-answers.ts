import { hashKey } from '@tanstack/react-query'
import type { SavedText } from './autosave.ts'
import { CallFailed } from './call.ts'

type Send<Fields> = (fields: Fields, base: string | undefined) => Promise<string>

/**
 * A save may have arrived although its answer was lost. The next save would be based on the revision before it, and would conflict with the person's
 * own text. So the server is read first: if it has a text that was sent from here, that text is the new base.
 */
export function afterLostAnswers<Fields>(send: Send<Fields>, readStored: () => Promise<SavedText<Fields>>): Send<Fields> {
  let unanswered: readonly Fields[] = []
  async function baseNow(base: string | undefined): Promise<string | undefined> {
    if (base === undefined || unanswered.length === 0) return base
    const stored = await readStored().catch(noneIfMissing)
    // Hashes are compared because the server may store the fields in another order.
    const isOurs = stored && unanswered.some((sent) => hashKey([sent]) === hashKey([stored.fields]))
    return isOurs ? (stored.at ?? base) : base
  }
  return async (fields, base) => {
    const from = await baseNow(base)
    try {
      const revision = await send(fields, from)
      unanswered = []
      return revision
    } catch (error) {
      if (isWithoutAnswer(error)) unanswered = [...unanswered, fields]
      throw error
    }
  }
}

/** A 404 means that the first save of a new text did not arrive. */
function noneIfMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}

/** A gateway timeout does not tell either whether the save arrived. */
const isWithoutAnswer = (error: unknown): boolean => !(error instanceof CallFailed) || error.status >= 500
