/** Beside a form that only scripts can send: why its button rests. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="text-sm text-soft">This form needs JavaScript. Please turn it on for this site, and load the page again.</p>
    </noscript>
  )
}
