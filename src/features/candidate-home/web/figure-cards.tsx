import { Link } from '#platform/web/ui/link.tsx'

export type Figure = {
  readonly label: string
  readonly value: string
  /** The link to an explanation of the figure, and its text. */
  readonly to: string
  readonly why: string
}

/** Four figures of one person: the number, what it counts, and where it comes from. */
export function FigureCards({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 wrap-anywhere two:grid-cols-4 two:gap-4">
      {figures.map(({ label, value, to, why }) => (
        <li key={label}>
          <Link
            to={to}
            className="group flex h-full flex-col rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-blue"
          >
            <span className="text-3xl font-semibold">{value}</span>
            <span className="font-medium">{label}</span>
            <span className="mt-auto pt-1 text-sm text-blue-dark group-hover:underline">{why}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
