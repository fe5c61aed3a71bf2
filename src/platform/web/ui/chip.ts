export type ChipLook = 'plain' | 'strong' | 'chosen'

const shape =
  'inline-flex min-h-11 min-w-0 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm font-medium'

const looks: Readonly<Record<ChipLook, string>> = {
  plain: 'border-line bg-card text-ink',
  strong: 'border-line-strong bg-card text-ink',
  chosen: 'border-blue bg-blue-wash text-blue-dark',
}

/** For a link or a button of a row of filters: one that is on offer, one that opens more of them, one in use. */
export function chipClass(look: ChipLook = 'plain', more = ''): string {
  return `${shape} ${looks[look]} ${more}`
}
