import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { type Pages, readPages } from './read-pages.ts'
import { bodyOf, type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'

/** The preview is updated after a pause of this length, because nobody reads it while typing. */
const pauseMs = 500
const retryMs = 4_000

export type PagesState = {
  /** The pages that were loaded last, also while newer ones are being rendered; null before the first. */
  readonly pages: Pages | null
  readonly trouble: 'offline' | 'away' | 'refused' | null
  /** The paths of fields that are too long to be drawn. */
  readonly wrong: readonly string[]
}

type PagesOptions = {
  /** Shows examples for parts that are not typed yet, in light ink. Never use it for printing. */
  readonly withExamples?: boolean
}

/** Renders the typed CV with the compiler that makes the PDF. A newer request cancels the older one. */
export function usePages({ withExamples = false }: PagesOptions = {}): PagesState {
  const fields = useWatch<CvFields>()
  const call = useEditor() ? 'POST /api/cvs/preview' : 'POST /api/cvs/aisacv/preview'
  const [state, setState] = useState<PagesState>({ pages: null, trouble: null, wrong: none })
  const wish = JSON.stringify({ ...bodyOf(readFields(fields)), withExamples })
  useEffect(() => {
    const ending = new AbortController()
    let timer = setTimeout(ask, pauseMs)
    function ask(): void {
      fetchPages(call, wish, ending.signal).then(
        (pages) => setState({ pages, trouble: null, wrong: none }),
        (error: unknown) => {
          if (ending.signal.aborted) return
          const found = troubleOf(error)
          setState(({ pages }) => ({ pages, ...found }))
          // The same text would be refused again, so a refusal is not retried.
          if (found.trouble !== 'refused') timer = setTimeout(ask, retryMs)
        },
      )
    }
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [call, wish])
  return state
}

const none: readonly string[] = []

function troubleOf(error: unknown): Pick<PagesState, 'trouble' | 'wrong'> {
  if (!(error instanceof CallFailed)) return { trouble: 'offline', wrong: none }
  if (error.status !== 400) return { trouble: 'away', wrong: none }
  return { trouble: 'refused', wrong: pathsIn(error.message.slice('400: '.length)) }
}

function pathsIn(body: string): readonly string[] {
  try {
    const { errors } = JSON.parse(body) as { readonly errors: readonly { readonly path: string }[] } // the body of a 400
    return errors.map(({ path }) => path).filter(Boolean)
  } catch {
    return none // from something between us and the server
  }
}

async function fetchPages(key: string, wish: string, signal: AbortSignal): Promise<Pages> {
  const call = createCall((path, init) => fetch(path, { ...init, signal }))
  const pages = await readPages(await call(key, { body: JSON.parse(wish) as unknown })) // the form has written it a moment ago
  signal.throwIfAborted()
  return pages
}
