const files = import.meta.glob<object>('./screens/employer-*.tsx')

/** The code of a screen of employers: a list of its own, as that of staff. */
export async function fetchEmployerScreen(name: string): Promise<object> {
  const fetch = files[`./screens/${name}.tsx`]
  if (!fetch) throw new TypeError(`there is no screen ${name}`)
  return fetch()
}
