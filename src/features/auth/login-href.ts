/** The sign-in link for an action that needs an account. It leads back to this screen. */
export function loginHref(place: string): string {
  return `/api/login?returnTo=${encodeURIComponent(place)}`
}
