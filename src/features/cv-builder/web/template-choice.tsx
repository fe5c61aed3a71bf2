import { useFormContext } from 'react-hook-form'
import type { Template } from '#features/cvs/contract.ts'
import { type CvFields, templates } from '#features/cvs/web/cv-fields.ts'
import { PageThumbnail } from '#features/cvs/web/page-thumbnail.tsx'
import { fieldId } from './steps.ts'

const words: Readonly<Record<Template, { readonly name: string; readonly text: string }>> = {
  modern: { name: 'Modern', text: 'Clear headings, one blue accent' },
  classic: { name: 'Classic', text: 'Centred name, ruled sections' },
  creative: { name: 'Creative', text: 'A dark head, marked headings' },
  minimal: { name: 'Minimal', text: 'Type and white space only' },
}

export function TemplateChoice() {
  const { register } = useFormContext<CvFields>()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">Template</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {templates.map((template) => (
          <label
            key={template}
            className="grid cursor-pointer content-start gap-2 rounded-card border border-line p-3 has-checked:border-blue has-checked:bg-blue-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            <PageThumbnail template={template} />
            <span className="flex items-center gap-2 font-medium">
              <input
                {...register('template')}
                type="radio"
                value={template}
                id={fieldId(`template-${template}`)}
                aria-describedby={fieldId(`template-${template}-text`)}
                className="size-5 shrink-0 accent-blue"
              />
              {words[template].name}
            </span>
            <span id={fieldId(`template-${template}-text`)} className="text-sm text-soft">
              {words[template].text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
