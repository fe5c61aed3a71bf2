import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Profile } from '../contract.ts'
import { usePhoto } from './use-photo.ts'

/** Phones convert photos to JPEG if these types are requested. */
const accept = 'image/jpeg,image/png,image/webp'

export function PhotoControl({ profile: { firstName, lastName, photo } }: { readonly profile: Profile }) {
  const { isBusy, error, upload, remove } = usePhoto()
  return (
    <div className="grid justify-items-start gap-3">
      <Monogram
        key={photo?.large ?? 'none'}
        name={`${firstName} ${lastName}`}
        logo={photo?.large ?? null}
        className="size-28 text-3xl"
        isRound
      />
      <div className="-mx-2 flex flex-wrap gap-x-1">
        <PhotoButton hasPhoto={photo !== null} isBusy={isBusy} onChosen={upload} />
        {photo && (
          <Button look="quiet" className="px-2! text-sm" isBusy={isBusy} onClick={remove}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove photo
          </Button>
        )}
      </div>
      <FieldError role="alert" className="max-w-60">
        {error}
      </FieldError>
      <output className="sr-only">{isBusy ? 'Saving your photo…' : ''}</output>
    </div>
  )
}

type PhotoButtonProps = {
  readonly hasPhoto: boolean
  readonly isBusy: boolean
  readonly onChosen: (file: File) => void
}

/** The browser's own file chooser, behind a label that looks like a button. */
function PhotoButton({ hasPhoto, isBusy, onChosen }: PhotoButtonProps) {
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
      <input id={id} type="file" accept={accept} disabled={!isHydrated || isBusy} onChange={choose} className="peer sr-only" />
      <label
        htmlFor={id}
        className={buttonClass(
          'quiet',
          'px-2! text-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue peer-disabled:cursor-default peer-disabled:opacity-60',
        )}
      >
        <Camera aria-hidden="true" className="size-4" />
        {hasPhoto ? 'Replace photo' : 'Add a photo'}
      </label>
    </span>
  )
}
