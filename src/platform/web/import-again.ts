/**
 * What the build makes of every dynamic import of a browser script (scripts/imports-again.ts): the name of the script, and those of what it imports. A
 * browser remembers under its address that a module could not be loaded, and does not request it again on this page. So all of them are fetched into its
 * cache first, where a failure is forgotten, and imported from there.
 */
const fetched = new Map<string, Promise<unknown>>()
/** A script that has not come in this time is requested again at the next attempt. On the slowest networks many come at once. */
const patienceMs = 60_000

async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(href)
  await answer.blob()
}

function fetchOnce(href: string): Promise<unknown> {
  const loading = fetched.get(href) ?? fetchScript(href)
  fetched.set(href, loading)
  return loading.catch((error: unknown) => {
    fetched.delete(href)
    throw error
  })
}

async function importAgain(names: string): Promise<unknown> {
  const addresses = names.split(' ').map((name) => new URL(name, import.meta.url).href)
  await Promise.all(addresses.map(fetchOnce))
  return import(/* @vite-ignore */ addresses[0] ?? '')
}

Object.assign(globalThis, { importAgain })
