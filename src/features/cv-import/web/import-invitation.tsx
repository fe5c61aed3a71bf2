import { FileUp } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'

/** For people with an empty form: most have a CV as a file. */
export function ImportInvitation({ onImport }: { readonly onImport?: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-blue-wash px-4 py-3">
      <p>Already have a CV? Import it from PDF, Word or LinkedIn. You review everything before it's added.</p>
      <Button look="secondary" disabled={!onImport} onClick={onImport}>
        <FileUp aria-hidden="true" className="size-4" />
        Import a CV
      </Button>
    </div>
  )
}
