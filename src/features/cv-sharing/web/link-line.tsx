import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { Owner } from './use-owner.ts'

type LinkLineProps = { readonly address: string | null; readonly owner: Owner }

/** The link, with its buttons. */
export function LinkLine({ address, owner: { isBusy, renewLink, endLink } }: LinkLineProps) {
  if (address === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p>The link is off. Only you can see this page.</p>
        <Button look="secondary" isBusy={isBusy} onClick={renewLink}>
          Make a link
        </Button>
      </div>
    )
  return (
    <div className="grid gap-3">
      <Address address={address} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isBusy={isBusy} onClick={renewLink}>
          Make a new link
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={endLink}>
          Turn the link off
        </Button>
      </div>
      <p className="max-w-prose text-sm text-soft">Both stop the current link from working.</p>
    </div>
  )
}

function Address({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Link Copied', text: 'Anyone with the link can see your CV.' })
    } catch {
      // Some browsers allow copying only on secure pages, so the text is selected for copying by hand.
      field.current?.select()
    }
  }
  return (
    <div className="grid gap-1">
      <label htmlFor="cv-link" className="font-medium">
        Link to your CV
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id="cv-link"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-control border border-line-strong bg-paper px-3"
        />
        <Button look="secondary" className="shrink-0" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </div>
  )
}
