import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { AnswerFeedback } from './answer-feedback.tsx'
import type { AssistantMessage } from './conversation.ts'

type ActionsProps = { readonly message: AssistantMessage; readonly question: string }

/** The source of the answer, and actions with its text. */
export function MessageActions({ message, question }: ActionsProps) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainText(message.content))
      setCopied(true)
    } catch {
      toast({ title: 'Could Not Copy the Answer', text: 'Select the text and copy it by hand.', isAlert: true })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Badge>{message.source === 'ai' ? 'AI' : 'Instant'}</Badge>
      <button type="button" onClick={() => void copy()} className={buttonClass('quiet', 'px-3 text-sm')}>
        <Icon aria-hidden="true" className="size-4" />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="sr-only"> this answer</span>
      </button>
      {/* Messages of the browser itself, such as the welcome, have no language and get no feedback. */}
      {message.language && <AnswerFeedback message={message} question={question} />}
    </div>
  )
}

const plainText = (content: string): string =>
  content
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, text: string, path: string) => `${text} (${location.origin}${path})`)
