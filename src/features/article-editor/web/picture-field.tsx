import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { pictureText } from '../draft.ts'
import { call } from './editor-queries.ts'

const mostBytes = 10 * 1024 * 1024

type PictureFieldProps = {
  /** Takes the picture as Markdown. */
  readonly onPicture: (text: string) => void
}

/** A picture is described first, then chosen: one without a description cannot be uploaded. */
export function PictureField({ onPicture }: PictureFieldProps) {
  const { alt, setAlt, caption, setCaption, error, isBusy, upload } = usePicture(onPicture)
  return (
    <Disclosure title="Add a picture">
      <div className="grid gap-4 text-ink">
        <Field
          id="picture-alt"
          label="Description"
          value={alt}
          error={error}
          maxLength={300}
          autoComplete="off"
          hint="For people who do not see the picture."
          onChange={({ target }) => setAlt(target.value)}
        />
        <Field
          id="picture-caption"
          label="Caption"
          isOptional
          value={caption}
          maxLength={300}
          autoComplete="off"
          hint="Shown below the picture."
          onChange={({ target }) => setCaption(target.value)}
        />
        <FileButton isBusy={isBusy} onChosen={upload} />
      </div>
    </Disclosure>
  )
}

function usePicture(onPicture: PictureFieldProps['onPicture']) {
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [error, setError] = useState('')
  const { isBusy, run } = useAction(
    async (file: File) => {
      const { address } = await call('POST /api/admin/blog/pictures', { query: { alt: alt.trim() }, sent: file })
      onPicture(pictureText({ address, alt, caption }))
      toast({ title: 'Picture Added' })
      setAlt('')
      setCaption('')
    },
    { title: 'Picture Not Added' },
  )
  function upload(file: File): void {
    setError(alt.trim() === '' ? 'Describe the picture' : '')
    if (alt.trim() === '') return document.getElementById('picture-alt')?.focus()
    if (file.size > mostBytes)
      return toast({
        title: 'Picture Not Added',
        text: 'This picture is larger than 10 MB. Please choose a smaller one.',
        isAlert: true,
      })
    run(file)
  }
  return { alt, setAlt, caption, setCaption, error, isBusy, upload }
}

type FileButtonProps = { readonly isBusy: boolean; readonly onChosen: (file: File) => void }

/** The browser's own file chooser, behind a label that looks like a button. */
function FileButton({ isBusy, onChosen }: FileButtonProps) {
  const id = useId()
  const isHydrated = useHydrated()
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    if (file && !isBusy) onChosen(file)
    // The same file may be chosen again after it was refused.
    currentTarget.value = ''
  }
  return (
    <span>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={!isHydrated || isBusy}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue peer-disabled:cursor-default peer-disabled:opacity-60',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        {isBusy ? 'Uploading…' : 'Choose a picture'}
      </label>
    </span>
  )
}
