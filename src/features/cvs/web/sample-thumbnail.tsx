import type { Template } from '#features/cvs/contract.ts'

type SampleThumbnailProps = {
  readonly template: Template
  /** Replaces the image of the sample CV. */
  readonly src?: string | undefined
  readonly alt?: string
  readonly onError?: () => void
}

/** A thumbnail of a rendered page in this template. It works without scripts. */
export function SampleThumbnail({ template, src = `/api/cvs/templates/${template}`, alt = '', onError }: SampleThumbnailProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={595}
      height={842}
      loading="lazy"
      onError={onError}
      className="h-auto w-full sheet rounded-sm border border-line bg-white"
    />
  )
}
