import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { AssistantMessage } from './conversation.ts'

/** Who made the answer, and what can be done with its text. */
export function MessageActions({ message: { source, content } }: { readonly message: AssistantMessage }) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainText(content))
      setCopied(true)
    } catch {
      toast({ title: 'Could Not Copy the Answer', text: 'Select the text and copy it by hand.', isAlert: true })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex items-center gap-1">
      <Badge>{source === 'ai' ? 'AI' : 'Instant'}</Badge>
      <button type="button" onClick={() => void copy()} className={buttonClass('quiet', 'px-3 text-sm')}>
        <Icon aria-hidden="true" className="size-4" />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="sr-only"> this answer</span>
      </button>
    </div>
  )
}

const plainText = (content: string): string =>
  content
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, text: string, path: string) => `${text} (${location.origin}${path})`)
