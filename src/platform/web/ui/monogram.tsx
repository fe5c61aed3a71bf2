import type { ReactNode } from 'react'

/** Dark enough for white letters, also over the glyph, in both colour schemes. The name determines the colour, so a company keeps it. */
const fills = [
  'bg-[#1e3a8a]',
  'bg-[#704600]',
  'bg-[#0f5c3b]',
  'bg-[#8f1f18]',
  'bg-[#51308f]',
  'bg-[#0b5563]',
  'bg-[#86390f]',
  'bg-[#374151]',
  'bg-[#7a1f4b]',
  'bg-[#4a5414]',
  'bg-[#1e2a5a]',
  'bg-[#174f78]',
]

type MonogramProps = {
  readonly name: string
  readonly logo?: string | null
  /** The glyph of the industry, drawn behind the letters. */
  readonly glyph?: ReactNode
  readonly className?: string
  /** Round for a person, square for a company. */
  readonly isRound?: boolean
}

export function Monogram({ name, logo, glyph, className = 'size-12 text-lg', isRound = false }: MonogramProps) {
  const shape = isRound ? 'rounded-full' : 'rounded-control'
  if (logo)
    return (
      <img
        src={logo}
        alt=""
        loading="lazy"
        className={`${className} ${shape} shrink-0 border border-line bg-white ${isRound ? 'object-cover' : 'object-contain'}`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`${className} ${fillOf(name)} ${shape} relative grid shrink-0 place-items-center overflow-hidden font-semibold text-white inset-ring inset-ring-white/15`}
    >
      {glyph}
      <span className="relative">{initials(name)}</span>
    </span>
  )
}

/** A hash of the name: similar names (two companies of one group, for example) get different colours. */
function fillOf(name: string): string {
  let hash = 0
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return fills[hash % fills.length] ?? ''
}

// Expensive to create, and a page may have twenty monograms.
const graphemes = new Intl.Segmenter()

function initials(name: string): string {
  return (
    name
      .split(/\s+/)
      .filter((word) => /^\p{L}/u.test(word))
      // In other scripts two letters do not fit, so one is shown.
      .slice(0, /^\p{Script=Latin}/u.test(name) ? 2 : 1)
      .map((word) => firstLetter(word).toUpperCase())
      .join('')
  )
}

/** An ASCII letter followed by another ASCII letter is a complete character; for any other text the segmenter decides. */
function firstLetter(word: string): string {
  return /^[a-z](?=[a-z]|$)/i.exec(word)?.[0] ?? [...graphemes.segment(word)][0]?.segment ?? ''
}
