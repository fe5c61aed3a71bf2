import { useId, useState } from 'react'
import type { Template } from '../contract.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { type CvFields, templates } from './cv-fields.ts'
import { useEditor } from './editor-context.tsx'
import { SampleThumbnail } from './sample-thumbnail.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { templateNames } from './template-names.ts'

/** Selects the template. It is beside the preview from the start. */
export function TemplateStrip({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const { setValue } = useFormContext<CvFields>()
  const chosen = useWatch<CvFields, 'template'>({ name: 'template' })
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Template</legend>
      <div className="grid grid-cols-4 gap-2">
        {templates.map((template) => (
          <label key={template} className={choice}>
            <input
              type="radio"
              name={group}
              value={template}
              checked={chosen === template}
              aria-describedby={`${group}-${template}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={() => {
                setValue('template', template, { shouldDirty: true })
                onChoose?.()
              }}
            />
            <span className="w-full max-w-14 min-[68.75rem]:w-9">
              <PageThumbnail template={template} />
            </span>
            <span className="text-sm leading-tight">{templateNames[template].name}</span>
            <span id={`${group}-${template}`} className="sr-only">
              {templateNames[template].text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The input covers its label, so that the whole label can be pressed. */
const choice =
  'relative flex min-h-11 flex-col items-center justify-between gap-1 rounded-control border border-line bg-card p-1.5 has-checked:border-blue has-checked:bg-blue-wash has-checked:ring-1 has-checked:ring-blue has-checked:ring-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue min-[68.75rem]:flex-row min-[68.75rem]:justify-start min-[68.75rem]:gap-2'

/** The first page in this template: of the person's own CV as it was when the builder was opened, or of a sample for people without an account. */
function PageThumbnail({ template }: { readonly template: Template }) {
  const editor = useEditor()
  const [savedAt] = useState(editor?.savedAt ?? '')
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <Thumbnail template={template} />
  const src = editor ? `/api/cvs/thumbnails/${template}?at=${savedAt}` : undefined
  return <SampleThumbnail template={template} src={src} onError={() => setFailed(true)} />
}
