/** Beside what only scripts can do: why a button rests, or nothing comes. */
export function NeedsScript({ what = 'form' }: { readonly what?: 'form' | 'page' }) {
  return (
    <noscript>
      <p className="text-sm text-soft">This {what} needs JavaScript. Please turn it on for this site, and load the page again.</p>
    </noscript>
  )
}
