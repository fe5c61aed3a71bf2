import { Button } from '#platform/web/ui/button.tsx'
import { momentText } from '#platform/contract/dates.ts'

/** Notices about where the text on the screen comes from. */
export type Notice =
  | { readonly kind: 'restored'; readonly at: string }
  | { readonly kind: 'draft'; readonly at: string; readonly hasCv: boolean }
  | { readonly kind: 'newer'; readonly what: 'draft' | 'cv'; readonly at: string }
  | { readonly kind: 'conflict'; readonly at: string | null }
  | { readonly kind: 'elsewhere'; readonly at: string | null }
  | { readonly kind: 'refused' }

type NoticeLineProps = {
  readonly notice: Notice
  /** Keeps the text on the screen and closes the notice. */
  readonly onKeep: () => void
  /** Takes the other text: the saved one, or the other tab's. */
  readonly onTake: () => void
  /** Shows both before deciding. */
  readonly onCompare?: () => void
}

export function NoticeLine({ notice, onKeep, onTake, onCompare }: NoticeLineProps) {
  const { keep, take, canCompare, text } = words(notice)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-marigold-wash px-4 py-2">
      <output>{text}</output>
      <div className="flex flex-wrap">
        {canCompare && onCompare && <Action onClick={onCompare}>See both</Action>}
        {take && <Action onClick={onTake}>{take}</Action>}
        <Action onClick={onKeep}>{keep}</Action>
      </div>
    </div>
  )
}

type Words = { readonly text: string; readonly keep: string; readonly take?: string; readonly canCompare?: boolean }
type Wording = { readonly [K in Notice['kind']]: (notice: Extract<Notice, { readonly kind: K }>) => Words }

const wording: Wording = {
  restored: ({ at }) => ({ text: `Restored what you typed at ${momentText(at)}`, take: 'Discard', keep: 'Keep' }),
  draft: ({ at, hasCv }) => ({
    text: `This is your draft, saved at ${momentText(at)}.${hasCv ? ' Your CV itself is as you saved it before.' : ''}`,
    take: 'Discard the draft',
    keep: 'Go on with it',
  }),
  newer: ({ at, what }) => ({
    text: `You see what you typed in this browser. A newer ${what === 'cv' ? 'version' : 'draft'} was saved at ${momentText(at)}.`,
    canCompare: true,
    take: 'Show the newer one',
    keep: 'Keep what is here',
  }),
  conflict: ({ at }) => ({
    text: `Your CV was changed somewhere else${at === null ? '' : ` at ${momentText(at)}`}. What you type here is kept in this browser, and nothing is overwritten until you choose.`,
    canCompare: true,
    take: 'Take theirs',
    keep: 'Keep mine',
  }),
  elsewhere: ({ at }) => ({
    text: `${at === null ? 'This CV was saved or discarded in another tab.' : `This CV is being typed in another tab (${momentText(at)}).`} Until you decide, what you type here is not kept.`,
    take: 'Show that text',
    keep: 'Take over here',
  }),
  refused: () => ({
    text: 'This browser does not keep what you type. Please use Save Draft from time to time.',
    keep: 'Understood',
  }),
}

function words(notice: Notice): Words {
  const say = wording[notice.kind] as (notice: Notice) => Words // each kind has its own, as the type above says
  return say(notice)
}

function Action({ children, onClick }: { readonly children: string; readonly onClick: () => void }) {
  return (
    <Button look="quiet" className="-mx-1" onClick={onClick}>
      {children}
    </Button>
  )
}
