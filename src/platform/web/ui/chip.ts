export type ChipLook = 'plain' | 'strong' | 'chosen'

const shape =
  'inline-flex min-h-11 min-w-0 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm font-medium'

const looks: Readonly<Record<ChipLook, string>> = {
  plain: 'border-line bg-card text-ink',
  strong: 'border-line-strong bg-card text-ink',
  chosen: 'border-blue bg-blue-wash text-blue-dark',
}

/** The classes of a link or button in a row of filters. The look tells a filter on offer from one that opens more filters and one in use. */
export function chipClass(look: ChipLook = 'plain', more = ''): string {
  return `${shape} ${looks[look]} ${more}`
}
