import { Link } from '#platform/web/ui/link.tsx'

export type Figure = {
  readonly label: string
  readonly value: string
  /** The link to an explanation of the figure. */
  readonly to: string
}

/** Four figures of a person in one strip, each with a label. */
export function FigureCards({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-card wrap-anywhere">
      {figures.map(({ label, value, to }) => (
        <li key={label}>
          <Link to={to} className="group flex h-full min-h-16 flex-col px-2 py-2 two:px-4">
            <span className="text-xl font-semibold">{value}</span>{' '}
            <span className="text-sm leading-tight text-soft group-hover:text-blue-dark group-hover:underline">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
