import { FileUp } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'

/** For people with an empty form: most have a CV as a file. On a phone it is a link in the bar above the form. */
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

/** The same in one line. */
export function ImportLink({ onImport }: { readonly onImport: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 shrink-0 cursor-pointer text-sm text-blue-dark underline underline-offset-4 two:hidden"
      onClick={onImport}
    >
      <span className="max-[389px]:sr-only">Have a CV? </span>Import it
    </button>
  )
}
