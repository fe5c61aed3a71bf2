import type { ReactNode } from 'react'

export type BadgeLook = 'plain' | 'blue' | 'marigold' | 'leaf' | 'brick'

const looks: Readonly<Record<BadgeLook, string>> = {
  plain: 'bg-paper text-soft ring-line',
  blue: 'bg-blue-wash text-deep-ink ring-blue-wash',
  marigold: 'bg-marigold-wash text-marigold-ink ring-marigold',
  leaf: 'bg-leaf-wash text-leaf ring-leaf-wash',
  brick: 'bg-brick-wash text-brick ring-brick-wash',
}

export function Badge({ look = 'plain', children }: { readonly look?: BadgeLook; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-sm font-medium ring-1 ring-inset ${looks[look]}`}
    >
      {children}
    </span>
  )
}
