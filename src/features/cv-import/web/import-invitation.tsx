import { FileUp } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'

/** Invites people with an empty form to import a CV, because most people have one as a file. Phones show `ImportLink` instead. */
export function ImportInvitation({ onImport }: { readonly onImport?: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-blue-wash px-4 py-3 max-two:hidden">
      <p>Already have a CV? Import it from PDF, Word or LinkedIn. You review everything before it's added.</p>
      <Button look="secondary" className="shrink-0" disabled={!onImport} onClick={onImport}>
        <FileUp aria-hidden="true" className="size-4" />
        Import a CV
      </Button>
    </div>
  )
}

/** The invitation as a link, for the bar above the form on phones. */
export function ImportLink({ onImport }: { readonly onImport: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 shrink-0 cursor-pointer text-sm text-blue-dark underline underline-offset-4 two:hidden"
      onClick={onImport}
    >
      <span className="max-[24.3em]:sr-only">Have a CV? </span>Import it
    </button>
  )
}
