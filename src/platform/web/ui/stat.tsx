import type { ReactNode } from 'react'

type Figure = { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode }

/** Figures with their labels, side by side. */
export function Stats({ figures, className = '' }: { readonly figures: readonly Figure[]; readonly className?: string }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-x-4 gap-y-6 max-[16em]:grid-cols-1 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${className}`}
    >
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-line pl-4">
          {note && <dd className="text-sm text-soft">{note}</dd>}
          <dt className="text-soft">{label}</dt>
          <dd className="text-2xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
