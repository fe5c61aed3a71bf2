/** Text and background colours with a contrast of at least 4.5:1. A company keeps its pair, because it is chosen by the name. */
const pairs = [
  'bg-[#e8eefc] text-[#1e3a8a]',
  'bg-[#fdf0d5] text-[#7a4d00]',
  'bg-[#e3f2ea] text-[#0f5c3b]',
  'bg-[#fbe9e7] text-[#8f1f18]',
  'bg-[#f0e9fb] text-[#51308f]',
  'bg-[#e2f1f4] text-[#0b5563]',
  'bg-[#f6eae3] text-[#74401f]',
  'bg-[#eceff3] text-[#374151]',
]

export function Monogram({
  name,
  logo,
  className = 'size-12 text-lg',
  isRound = false,
}: {
  readonly name: string
  readonly logo?: string | null
  readonly className?: string
  /** A person, not a company. */
  readonly isRound?: boolean
}) {
  const shape = isRound ? 'rounded-full' : 'rounded-control'
  if (logo)
    return (
      <img
        src={logo}
        alt=""
        loading="lazy"
        className={`${className} ${shape} shrink-0 border border-line ${isRound ? 'object-cover' : 'object-contain'}`}
      />
    )
  const pair = pairs[Array.from(name).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % pairs.length]
  return (
    <span aria-hidden="true" className={`${className} ${pair} ${shape} grid shrink-0 place-items-center font-semibold`}>
      {initials(name)}
    </span>
  )
}

// Expensive to create, and a page may have twenty monograms.
const emails = new Intl.Segmenter()

function initials(name: string): string {
  return (
    name
      .split(/\s+/)
      .filter((word) => /^\p{L}/u.test(word))
      // In other scripts two letters do not fit.
      .slice(0, /^\p{Script=Latin}/u.test(name) ? 2 : 1)
      .map((word) => firstLetter(word).toUpperCase())
      .join('')
  )
}

/** An ASCII letter followed by another one is a whole character; for any other text only the segmenter knows. */
function firstLetter(word: string): string {
  return /^[a-z](?=[a-z]|$)/i.exec(word)?.[0] ?? [...emails.segment(word)][0]?.segment ?? ''
}
