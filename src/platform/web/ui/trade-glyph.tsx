import glyphs from './trade-glyphs.svg'

/** Matches words of an industry's name, the more specific first. */
const trades: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/textile|garment|apparel|handloom/i, 'loom'],
  [/pharma|chemical/i, 'mortar'],
  [/health|hospital|medic|clinic/i, 'health'],
  [/auto|vehicle/i, 'wheel'],
  [/construct|real estate|infra/i, 'wall'],
  [/power|energy|solar/i, 'sun'],
  [/agri|food|dairy|farm/i, 'sprout'],
  [/telecom|network/i, 'mast'],
  [/bpo|support|call cent/i, 'headset'],
  [/information tech|software|\bIT\b/i, 'code'],
  [/logistic|deliver|transport|courier/i, 'truck'],
  [/legal|account|consult|law/i, 'scales'],
  [/bank|financ|insur/i, 'bank'],
  [/educat|training|school|college/i, 'book'],
  [/retail|consumer|e-?commerce/i, 'bag'],
  [/hotel|restaurant|travel|tourism|hospitality/i, 'cup'],
  [/media|design|market|advert/i, 'pen'],
  [/security|facility/i, 'shield'],
  [/beauty|wellness|salon/i, 'scissors'],
  [/government|ngo|social/i, 'people'],
  [/manufact|engineer|industr|steel/i, 'gear'],
]

function glyphOf(industry: string): string | undefined {
  return trades.find(([words]) => words.test(industry))?.[1]
}

/** The glyph of an industry, drawn behind the letters of a monogram. All glyphs are in one file. */
export function TradeGlyph({ industry }: { readonly industry: string | null }) {
  const glyph = industry && glyphOf(industry)
  if (!glyph) return null
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="absolute -right-[8%] -bottom-[10%] size-[72%] opacity-20"
    >
      <use href={`${glyphs}#${glyph}`} />
    </svg>
  )
}
