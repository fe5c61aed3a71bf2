import { TypedPreview } from '#features/cv-builder/web/typed-preview.tsx'

export function FreePreview({ onClose }: { readonly onClose: () => void }) {
  return (
    <TypedPreview
      onClose={onClose}
      download={
        <p className="order-last basis-full text-sm text-soft">
          The PDF can be downloaded once your CV is made and its email is verified.
        </p>
      }
    />
  )
}
