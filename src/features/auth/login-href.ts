/** Where a visitor signs in who wants something that needs an account, and then comes back to this place. */
export function loginHref(place: string): string {
  return `/api/login?returnTo=${encodeURIComponent(place)}`
}
