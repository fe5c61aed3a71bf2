import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { carryOut, type Outcome } from './carry-out.ts'
import { proposalFacts } from './proposal-facts.ts'

/** Shows exactly what a press will do; nothing is done before. */
export function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const failure = { title: 'Not Done', loginUrl: () => loginHref(location.pathname + location.search) }
  const box = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so the focus is moved.
  function show(next: Outcome | null): void {
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true })
    setOutcome(next)
  }
  const doing = useAction(async () => {
    const done = await carryOut(client, proposal)
    if (done) show(done)
  }, failure)
  const undoing = useAction(async (undo: () => Promise<void>) => {
    await undo()
    show(null)
  }, failure)
  return (
    <div ref={box} tabIndex={-1} className="grid gap-2 rounded-card border border-marigold bg-marigold-wash p-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
        {proposalFacts(proposal).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {!outcome && (
          <Button look="outline" isBusy={doing.isBusy} onClick={() => doing.run()}>
            {proposal.text}
          </Button>
        )}
        {outcome && <ActionResult outcome={outcome} isBusy={undoing.isBusy} onUndo={undoing.run} />}
      </div>
    </div>
  )
}

type ActionResultProps = {
  readonly outcome: Outcome
  readonly isBusy: boolean
  readonly onUndo: (undo: () => Promise<void>) => void
}

function ActionResult({ outcome: { text, link, undo }, isBusy, onUndo }: ActionResultProps) {
  return (
    <>
      <p className="font-medium">{text}</p>
      <Link to={link.to} className="inline-flex min-h-11 items-center text-blue-dark underline">
        {link.label}
      </Link>
      {undo && (
        <Button look="quiet" isBusy={isBusy} onClick={() => onUndo(undo)}>
          Undo
        </Button>
      )}
    </>
  )
}
