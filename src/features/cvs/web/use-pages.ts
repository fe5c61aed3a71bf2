import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { bodyOf, type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { PageFit } from '../preview-contract.ts'

/** Nobody reads the preview during typing; after a pause it is loaded at once. */
const pauseMs = 500
const retryMs = 4_000

/** The pages as a URL for an `<img>`, and how full they are. */
export type Pages = { readonly src: string; readonly fit: PageFit }
export type PagesState = {
  /** The last loaded pages, also while newer ones are rendered; null before the first. */
  readonly pages: Pages | null
  readonly trouble: 'offline' | 'away' | null
}

/** The pages of the form's values, rendered by the compiler that makes the PDF. A newer request cancels the older one. */
export function usePages(): PagesState {
  const fields = useWatch<CvFields>()
  const call = useEditor() ? 'POST /api/cvs/preview' : 'POST /api/cvs/aisacv/preview'
  const [state, setState] = useState<PagesState>({ pages: null, trouble: null })
  const wish = JSON.stringify(bodyOf(readFields(fields)))
  useEffect(() => {
    const ending = new AbortController()
    let timer = setTimeout(ask, pauseMs)
    function ask(): void {
      fetchPages(call, wish, ending.signal).then(
        (pages) => setState({ pages, trouble: null }),
        (error: unknown) => {
          if (ending.signal.aborted) return
          setState(({ pages }) => ({ pages, trouble: error instanceof CallFailed ? 'away' : 'offline' }))
          timer = setTimeout(ask, retryMs)
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

async function fetchPages(key: string, wish: string, signal: AbortSignal): Promise<Pages> {
  const call = createCall((path, init) => fetch(path, { ...init, signal }))
  const response = await call(key, { body: JSON.parse(wish) as unknown }) // written by the form a moment ago
  const fit = JSON.parse(response.headers.get('x-cv-fit') ?? '') as PageFit // the contract's type for this header
  const src = await addressOf(await response.blob())
  // Decoded before it replaces the old one, so that nothing flickers.
  const image = new Image()
  image.src = src
  await image.decode()
  signal.throwIfAborted()
  return { src, fit }
}

/** As a `data:` URL, which our content security policy allows for images. */
async function addressOf(file: Blob): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await file.text())}`
}
