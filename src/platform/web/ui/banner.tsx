import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { HTMLAttributes } from 'react'

const looks = {
  news: { Icon: Info, color: 'bg-marigold-wash text-ink' },
  done: { Icon: CircleCheck, color: 'bg-leaf-wash text-leaf' },
  failed: { Icon: CircleAlert, color: 'bg-brick-wash text-brick' },
} as const

type BannerProps = HTMLAttributes<HTMLDivElement> & { readonly look: keyof typeof looks }

/** A message inside a screen: an icon and words, so that it does not depend on colour alone. */
export function Banner({ look, className = '', children, ...props }: BannerProps) {
  const { Icon, color } = looks[look]
  return (
    <div {...props} className={`flex gap-3 rounded-control p-3 ${color} ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
