/** A note that is shown without scripts, beside a part that needs them. */
export function NeedsScript({
  what = 'This form needs',
}: {
  readonly what?: 'This form needs' | 'This page needs' | 'The chat needs' | 'These buttons need'
}) {
  return (
    <noscript>
      <p className="text-sm text-soft">{what} JavaScript. Please turn it on for this site, and load the page again.</p>
    </noscript>
  )
}
