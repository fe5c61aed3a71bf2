import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField } from '#platform/web/ui/field.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import type { Help } from '../contract.ts'
import { newFacts } from '../new-facts.ts'
import { DifferenceText } from './difference-text.tsx'
import { piecesOf } from './differences.ts'
import { type HelpedPath, type Proposal, useWritingHelp } from './use-writing-help.ts'

const wants: readonly (readonly [Help['want'], string])[] = [
  ['improve', 'Improve'],
  ['shorten', 'Shorten'],
  ['measure', 'Make it measurable'],
]

type WritingHelpPanelProps = { readonly path: HelpedPath; readonly onClose: () => void }

/** A proposal replaces the text only if the person accepts it. */
export function WritingHelpPanel({ path, onClose }: WritingHelpPanelProps) {
  const { ask, proposal, isAsking, problem, dismiss, apply } = useWritingHelp(path)
  const [hasMoved, setMoved] = useState(false)
  return (
    <section aria-label="Writing help" className="grid w-full gap-3 rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap gap-2">
        {wants.map(([want, name]) => (
          <Button key={want} look="secondary" isBusy={isAsking} onClick={() => [setMoved(false), ask(want)]}>
            {name}
          </Button>
        ))}
      </div>
      <output className="text-sm text-soft empty:hidden">
        {isAsking && 'Reading your text…'}
        {hasMoved && "You've changed the text. Please ask again."}
      </output>
      {problem && <FieldError role="alert">{problem}</FieldError>}
      {proposal && !isAsking && (
        <ProposalView
          key={`${proposal.want} ${proposal.text}`}
          proposal={proposal}
          onDismiss={dismiss}
          onApply={() => (apply(proposal.text) ? onClose() : setMoved(true))}
        />
      )}
    </section>
  )
}

type ProposalViewProps = { readonly proposal: Proposal; readonly onApply: () => void; readonly onDismiss: () => void }

function ProposalView({ proposal, onApply, onDismiss }: ProposalViewProps) {
  const { source, before, text, notes, want } = proposal
  const facts = newFacts(before, text)
  const [isConfirmed, setConfirmed] = useState(false)
  const isSame = text === before
  const box = useInSight()
  return (
    <div ref={box} className="grid scroll-mt-24 scroll-mb-28 gap-3">
      <p className="font-medium">{wants.find(([name]) => name === want)?.[1]}</p>
      <p className="text-sm text-soft">
        {source === 'ai' ? 'Suggested by AI. Read it before you use it.' : 'Suggested by our writing rules (no AI).'}
      </p>
      {isSame ? (
        <p>{notes.length > 0 ? 'What would make it stronger:' : 'Looks good. Nothing to change.'}</p>
      ) : (
        <DifferenceText pieces={piecesOf(before, text)} />
      )}
      {notes.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <Confirmation facts={facts} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <Button isBusy={facts.length > 0 && !isConfirmed} onClick={onApply}>
            Apply
          </Button>
        )}
        <Button look="quiet" onClick={onDismiss}>
          {isSame ? 'Close' : 'Keep my text'}
        </Button>
      </div>
    </div>
  )
}

/** Scrolls the proposal into view, because it appears below the buttons, where the fixed foot of the form may cover it. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return box
}

type ConfirmationProps = {
  readonly facts: readonly string[]
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** Lists the facts that only the person can confirm. */
function Confirmation({ facts, isConfirmed, onConfirm }: ConfirmationProps) {
  return (
    <div className="rounded-card bg-marigold-wash px-4 py-2">
      <p className="font-medium text-marigold-ink">
        New in the suggestion:{' '}
        <mark className="bg-marigold-wash font-semibold text-marigold-ink underline">{facts.join(', ')}</mark>
      </p>
      <CheckField
        label="I've checked these and they're true."
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </div>
  )
}
