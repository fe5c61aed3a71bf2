import { useState } from 'react'
import type { Template } from '#features/cvs/contract.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The first page of the own CV in this template; an icon of the template if that is not available. */
export function PageThumbnail({ template }: { readonly template: Template }) {
  const editor = useEditor()
  const [failed, setFailed] = useState<string | null>(null)
  if (!editor) return <Thumbnail template={template} />
  const src = `/api/cvs/thumbnails/${template}?at=${editor.savedAt ?? ''}`
  if (failed === src) return <Thumbnail template={template} />
  return (
    <img
      src={src}
      alt=""
      width={595}
      height={842}
      loading="lazy"
      onError={() => setFailed(src)}
      className="h-auto w-full sheet rounded-sm border border-line bg-white"
    />
  )
}
