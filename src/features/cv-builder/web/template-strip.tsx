import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type CvFields, templates } from '#features/cvs/web/cv-fields.ts'
import { PageThumbnail } from '#features/cvs/web/page-thumbnail.tsx'
import { templateNames } from '#features/cvs/web/template-names.ts'

/** The look of the CV, beside its preview from the start. */
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

/** The input covers its label, so that the whole of it can be tapped. */
const choice =
  'relative flex min-h-11 flex-col items-center justify-between gap-1 rounded-control border border-line bg-card p-1.5 has-checked:border-blue has-checked:bg-blue-wash has-checked:ring-1 has-checked:ring-blue has-checked:ring-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue min-[68.75rem]:flex-row min-[68.75rem]:justify-start min-[68.75rem]:gap-2'
