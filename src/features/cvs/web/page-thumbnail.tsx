import { useState } from 'react'
import type { Template } from '#features/cvs/contract.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import { SampleThumbnail } from './sample-thumbnail.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The first page in this template: of the own CV, as it was when the builder was opened, or of a sample for those without an account. */
export function PageThumbnail({ template }: { readonly template: Template }) {
  const editor = useEditor()
  const [savedAt] = useState(editor?.savedAt ?? '')
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <Thumbnail template={template} />
  const src = editor ? `/api/cvs/thumbnails/${template}?at=${savedAt}` : undefined
  return <SampleThumbnail template={template} src={src} onError={() => setFailed(true)} />
}
