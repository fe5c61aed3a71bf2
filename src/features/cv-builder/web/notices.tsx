import { Button } from '#platform/web/ui/button.tsx'
import { momentText } from '#platform/contract/dates.ts'

/** Notices about the origin of the text on the screen. */
export type Notice =
  | { readonly kind: 'restored'; readonly at: string; readonly hasCv: boolean }
  | { readonly kind: 'draft'; readonly at: string; readonly hasCv: boolean }
  | { readonly kind: 'newer'; readonly what: 'draft' | 'cv'; readonly at: string }
  | { readonly kind: 'conflict'; readonly at: string | null }
  | { readonly kind: 'elsewhere'; readonly at: string | null }
  | { readonly kind: 'refused' }

type NoticeLineProps = {
  readonly notice: Notice
  /** Keeps the text on the screen and closes the notice. */
  readonly onKeep: () => void
  /** Takes the other text: the saved one, or that of the other tab. */
  readonly onTake: () => void
  /** Shows both texts before the decision. */
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

/** The same notice for changes stored in the browser and on the server, because a person with a finished CV need not tell them apart. */
const unpublished = (at: string): Words => ({
  text: `You have unpublished changes (${momentText(at)}). They are saved as a draft until you press Save & Finish.`,
  take: 'Discard',
  keep: 'Continue',
})

const wording: Wording = {
  restored: ({ at, hasCv }) =>
    hasCv ? unpublished(at) : { text: `Restored what you typed at ${momentText(at)}`, take: 'Discard', keep: 'Keep' },
  draft: ({ at, hasCv }) =>
    hasCv ? unpublished(at) : { ...unpublished(at), text: `This is your draft, saved at ${momentText(at)}.` },
  newer: ({ at, what }) => ({
    text: `This is what you typed in this browser. A newer ${what === 'cv' ? 'version' : 'draft'} was saved at ${momentText(at)}.`,
    canCompare: true,
    take: 'Show the newer version',
    keep: 'Keep this text',
  }),
  conflict: ({ at }) => ({
    text: `Your CV was changed elsewhere${at === null ? '' : ` at ${momentText(at)}`}. Your text is saved in this browser. Nothing is overwritten until you choose.`,
    canCompare: true,
    take: 'Take theirs',
    keep: 'Keep mine',
  }),
  elsewhere: ({ at }) => ({
    text: `${at === null ? 'This CV was saved or discarded in another tab.' : `This CV is being typed in another tab (${momentText(at)}).`} Choose first: what you type here isn't saved.`,
    take: 'Show that text',
    keep: 'Take over here',
  }),
  refused: () => ({
    text: "We can't save automatically in this browser. Tap Save Draft often.",
    keep: 'Got it',
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
