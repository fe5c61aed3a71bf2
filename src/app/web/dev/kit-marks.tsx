import { Badge, type BadgeLook } from '#platform/web/ui/badge.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { TradeGlyph } from '#platform/web/ui/trade-glyph.tsx'
import { companies } from './kit-display.tsx'

const badges: readonly BadgeLook[] = ['plain', 'blue', 'marigold', 'leaf', 'brick']
const trades = [
  'Textiles & Garments',
  'Pharmaceuticals',
  'Healthcare',
  'Automobile Sales & Service',
  'Construction & Real Estate',
  'Power & Renewable Energy',
  'Agriculture & Food Processing',
  'Telecom & Networks',
  'BPO & Customer Support',
  'Information Technology',
  'Logistics & Delivery',
  'Accounting, Legal & Consulting',
  'Banking & Financial Services',
  'Education & Training',
  'Retail & Consumer Goods',
  'Hotels & Restaurants',
  'Media, Design & Marketing',
  'Security & Facility Services',
  'Beauty & Wellness',
  'Government Projects & NGOs',
  'Manufacturing',
]

export function KitMarks() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {badges.map((look) => (
          <Badge key={look} look={look}>
            {look}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {companies.map((name) => (
          <Monogram key={name} name={name} />
        ))}
        {trades.map((industry) => (
          <Monogram key={industry} name={industry} glyph={<TradeGlyph industry={industry} />} className="size-16 text-xl" />
        ))}
        <Monogram name="Asha Menon" isRound />
      </div>
    </>
  )
}
