const files = import.meta.glob<object>('./screens/admin-*.tsx')

/** The code of a screen of staff. This list is a chunk of its own, so that the first view of everybody else does not name them. */
export async function fetchStaffScreen(name: string): Promise<object> {
  const fetch = files[`./screens/admin-${name}.tsx`]
  if (!fetch) throw new TypeError(`there is no screen admin-${name}`)
  return fetch()
}
