import { useQuery } from '@tanstack/react-query'
import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react'
import { site } from '#features/site/web/site.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { controlClass } from '#platform/web/ui/control.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { mostCharacters } from '../texts.ts'
import { ownedDraft } from './owned-draft.ts'

type ComposerProps = {
  /** The id of the writer; null for a visitor. */
  readonly owner: string | null
  readonly isPending: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
  readonly ref: Ref<HTMLTextAreaElement>
}

export function Composer(props: ComposerProps) {
  return (
    <>
      <ModelNotice />
      <MessageForm {...props} />
    </>
  )
}

/** Typed text stays until it is sent, also on other pages. */
function MessageForm({ owner, isPending, onSend, onStop, ref }: ComposerProps) {
  const [draft] = useState(() => ownedDraft<string>('assistant-message', owner))
  const [text, setText] = useState(() => draft.read() ?? '')
  const isEmpty = text.trim() === ''
  function change(next: string): void {
    setText(next)
    draft.keep(next)
  }
  function send(event?: SubmitEvent): void {
    event?.preventDefault()
    if (isEmpty || isPending) return
    onSend(text)
    change('')
  }
  function handleKey(event: KeyboardEvent): void {
    // While an input method composes a word (for Hindi, for example), Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t border-line bg-card p-3">
      <textarea
        ref={ref}
        value={text}
        rows={1}
        maxLength={mostCharacters}
        readOnly={isPending}
        aria-disabled={isPending}
        aria-label="Your message"
        placeholder="Type your message..."
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
        className={`${controlClass} field-sizing-content max-h-32 resize-none py-2.5 aria-disabled:bg-paper`}
      />
      {isPending ? <StopButton onStop={onStop} /> : <SendButton isEmpty={isEmpty} />}
    </form>
  )
}

/** Shown only if a message may be sent to another company. */
function ModelNotice() {
  const { data: address } = useQuery({ ...site, enabled: false })
  if (address?.aiProvider === undefined) return null
  return (
    <p className="border-t border-line bg-card px-3 pt-2 text-sm text-soft">
      Some answers are written by the language model of {address.aiProvider}.{' '}
      <Link to="/privacy-policy" className="text-blue-dark underline underline-offset-4">
        Privacy Policy
      </Link>
    </p>
  )
}

function StopButton({ onStop }: Pick<ComposerProps, 'onStop'>) {
  return (
    <Button look="secondary" aria-label="Stop the answer" className="shrink-0 px-3" onClick={onStop}>
      <Square aria-hidden="true" className="size-5" />
    </Button>
  )
}

function SendButton({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <Button type="submit" aria-label="Send your message" disabled={isEmpty} className="shrink-0 px-3">
      <SendHorizontal aria-hidden="true" className="size-5" />
    </Button>
  )
}
