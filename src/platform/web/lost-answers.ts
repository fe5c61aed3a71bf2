import { hashKey } from '@tanstack/react-query'
import type { SavedText } from './autosave.ts'
import { CallFailed } from './call.ts'

type Send<Fields> = (fields: Fields, base: string | undefined) => Promise<string>

/**
 * A save may have arrived although its answer was lost. The next one, based on the revision before it, would be a conflict with the person's own text.
 * So the server is read first: if it has a text that was sent from here, that is the base.
 */
export function afterLostAnswers<Fields>(send: Send<Fields>, readStored: () => Promise<SavedText<Fields>>): Send<Fields> {
  let unanswered: readonly Fields[] = []
  async function baseNow(base: string | undefined): Promise<string | undefined> {
    if (base === undefined || unanswered.length === 0) return base
    const stored = await readStored().catch(noneIfMissing)
    // The server may store the fields in another order.
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

/** The first save of something new did not arrive. */
function noneIfMissing(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}

/** A gateway that gave up waiting does not know, either. */
const isWithoutAnswer = (error: unknown): boolean => !(error instanceof CallFailed) || error.status >= 500
