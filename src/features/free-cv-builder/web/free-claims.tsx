/** In one line, so that the form itself is in the first view of a phone. */
export function FreeClaims() {
  return (
    <span className="text-pretty max-two:text-sm">
      No account, no fee · Four <span className="max-two:sr-only">PDF </span>templates ·{' '}
      <span className="max-two:sr-only">English, Hindi and other </span>Indian languages
    </span>
  )
}
