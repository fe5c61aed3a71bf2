import { Camera, Trash2 } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { PictureButton } from '#platform/web/ui/picture-button.tsx'
import type { Profile } from '../contract.ts'
import { usePhoto } from './use-photo.ts'

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
        <PictureButton look="quiet" className="px-2! text-sm" isBusy={isBusy} onChosen={upload}>
          <Camera aria-hidden="true" className="size-4" />
          {photo ? 'Replace photo' : 'Add a photo'}
        </PictureButton>
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
