/** The first letter of पसंद with a bindi; the same shape as icon.svg. */
export function BrandMark({ className = 'size-8' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`${className} shrink-0`}>
      <rect width="32" height="32" rx="8" className="fill-blue" />
      <path d="M7 9h18M20.5 9v16M10.5 9v4a5 5 0 0 0 5 5h5" fill="none" stroke="#fff" strokeWidth="2.75" strokeLinecap="round" />
      <circle cx="11" cy="23" r="2.25" className="fill-marigold" />
    </svg>
  )
}
