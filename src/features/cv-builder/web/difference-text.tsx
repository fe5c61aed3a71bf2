import type { Piece } from './differences.ts'

const looks = {
  before: 'bg-brick-wash text-brick',
  after: 'bg-leaf-wash text-leaf no-underline font-medium',
} as const

/** Removed and added words, marked by symbol and text as well as by colour. */
export function DifferenceText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {pieces.map(({ kind, text }, at) => {
        if (kind === 'both') return <span key={at}>{text}</span>
        const Tag = kind === 'before' ? 'del' : 'ins'
        return (
          <Tag key={at} className={looks[kind]}>
            <span className="sr-only">{kind === 'before' ? ' removed: ' : ' added: '}</span>
            {text}
            <span className="sr-only"> end </span>
          </Tag>
        )
      })}
    </p>
  )
}
