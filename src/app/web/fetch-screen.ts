type ScreenList = { readonly files: Readonly<Record<string, () => Promise<object>>> }

/** Loads the code of a screen from a list that is a chunk of its own, so that other first views do not contain the names of those screens. */
export function fetchScreen(fetchList: () => Promise<ScreenList>, name: string): () => Promise<object> {
  return async () => {
    const fetch = (await fetchList()).files[`./screens/${name}.tsx`]
    if (!fetch) throw new TypeError(`there is no screen ${name}`)
    return fetch()
  }
}
