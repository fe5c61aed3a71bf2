import { MessageCircle, Share2 } from 'lucide-react'
import { Button, buttonClass } from './button.tsx'
import { toast } from './toast.ts'
import { useHydrated } from '../use-hydrated.ts'

type ShareProps = { readonly address: string; readonly title: string }

/** Icon buttons for sharing. A phone opens its own share dialog; elsewhere the link is copied. WhatsApp is a link, so it works without scripts. */
export function ShareButtons({ address, title }: ShareProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        look="quiet"
        disabled={!isHydrated}
        aria-label={`Share ${title}`}
        title="Share"
        className="w-11 px-0!"
        onClick={() => void share({ address, title })}
      >
        <Share2 aria-hidden="true" className="size-5" />
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
        target="_blank"
        rel="noopener"
        title="WhatsApp"
        className={buttonClass('quiet', 'w-11 px-0!')}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        <span className="sr-only">WhatsApp: send {title}, in a new tab</span>
      </a>
    </>
  )
}

async function share({ address, title }: ShareProps): Promise<void> {
  try {
    if ('share' in navigator) await navigator.share({ title, url: address })
    else await copy(address)
  } catch (error) {
    // Closing the share dialog is not an error.
    if (error instanceof Error && error.name === 'AbortError') return
    await copy(address).catch(() => toast({ title: 'Could Not Copy the Link', text: address, isAlert: true }))
  }
}

async function copy(address: string): Promise<void> {
  // Browsers offer the clipboard on secure pages only.
  if (!('clipboard' in navigator)) throw new TypeError('there is no clipboard')
  await navigator.clipboard.writeText(address)
  toast({ title: 'Link Copied', text: "Share it with someone who'd like it." })
}
