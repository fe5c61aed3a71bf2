import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { PictureButton } from '#platform/web/ui/picture-button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { pictureText } from '../draft.ts'
import { call } from './editor-queries.ts'

const mostBytes = 10 * 1024 * 1024

type PictureFieldProps = {
  /** Called with the picture as Markdown. */
  readonly onPicture: (text: string) => void
}

/** Uploads a picture. The description comes first, because a picture without one cannot be uploaded. */
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
        <PictureButton isBusy={isBusy} onChosen={upload}>
          <ImagePlus aria-hidden="true" className="size-4" />
          {isBusy ? 'Uploading…' : 'Choose a picture'}
        </PictureButton>
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
