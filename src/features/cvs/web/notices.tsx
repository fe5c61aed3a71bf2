import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { momentText } from './kept-typing.ts'

/** What the person should know about where the text on the screen comes from. */
export type Notice =
  | { readonly kind: 'restored'; readonly at: string }
  | { readonly kind: 'draft'; readonly at: string; readonly hasCv: boolean }
  | { readonly kind: 'newer'; readonly what: 'draft' | 'cv'; readonly at: string }
  | { readonly kind: 'elsewhere'; readonly at: string | null }
  | { readonly kind: 'refused' }

type NoticeLineProps = {
  readonly notice: Notice
  /** Leave what is on the screen, and end the notice. */
  readonly onKeep: () => void
  /** Take the other text: what was saved, or what the other tab has. */
  readonly onTake: () => void
}

export function NoticeLine({ notice, onKeep, onTake }: NoticeLineProps) {
  switch (notice.kind) {
    case 'restored':
      return (
        <Line actions={<Action onClick={onTake}>Discard</Action>} onKeep={onKeep} keep="Keep">
          Restored what you typed at {momentText(notice.at)}
        </Line>
      )
    case 'draft':
      return (
        <Line actions={<Action onClick={onTake}>Discard the draft</Action>} onKeep={onKeep} keep="Go on with it">
          This is your draft, saved at {momentText(notice.at)}.{notice.hasCv && ' Your CV itself is as you saved it before.'}
        </Line>
      )
    case 'newer':
      return (
        <Line actions={<Action onClick={onTake}>Show the newer one</Action>} onKeep={onKeep} keep="Keep what is here">
          You see what you typed in this browser. A newer {notice.what === 'cv' ? 'version' : 'draft'} was saved at{' '}
          {momentText(notice.at)}.
        </Line>
      )
    case 'elsewhere':
      return (
        <Line actions={<Action onClick={onTake}>Show that text</Action>} onKeep={onKeep} keep="Take over here">
          {notice.at === null
            ? 'This CV was saved or discarded in another tab.'
            : `This CV is being typed in another tab (${momentText(notice.at)}).`}{' '}
          Until you decide, what you type here is not kept.
        </Line>
      )
    case 'refused':
      return (
        <Line onKeep={onKeep} keep="Understood">
          This browser does not keep what you type. Please use Save Draft from time to time.
        </Line>
      )
  }
}

type LineProps = {
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly keep: string
  readonly onKeep: () => void
}

function Line({ children, actions, keep, onKeep }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-marigold-wash px-4 py-2">
      <output>{children}</output>
      <div className="flex flex-wrap">
        {actions}
        <Action onClick={onKeep}>{keep}</Action>
      </div>
    </div>
  )
}

function Action({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) {
  return (
    <Button look="quiet" className="-mx-1" onClick={onClick}>
      {children}
    </Button>
  )
}
