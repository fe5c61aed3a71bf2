/**
 * What the build makes of every dynamic import of a browser script (scripts/imports-again.ts). A browser remembers under its address that a script could
 * not be loaded, or one that it imports, and does not request it again on this page. So all of them are fetched into its cache first, where a failure is
 * forgotten, and imported from there.
 */
const staticImport = /\b(?:from|import)"(\.\/[\w.-]+\.js)"/g
/** The addresses of the scripts that each imports. */
const importsOf = new Map<string, Promise<readonly string[]>>()
const ofPage = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
const loadedWithPage = new Set([import.meta.url, ...ofPage])

async function fetchScript(address: string): Promise<readonly string[]> {
  if (loadedWithPage.has(address)) return []
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return [...(await answer.text()).matchAll(staticImport)].map(([, file = '']) => new URL(file, address).href)
}

async function fetchWithImports(address: string, visited: Set<string>): Promise<void> {
  if (visited.has(address)) return
  visited.add(address)
  const imports = importsOf.get(address) ?? fetchScript(address)
  importsOf.set(address, imports)
  try {
    await Promise.all((await imports).map((one) => fetchWithImports(one, visited)))
  } catch (error) {
    importsOf.delete(address)
    throw error
  }
}

async function importAgain(file: string): Promise<unknown> {
  const { href } = new URL(file, import.meta.url)
  await fetchWithImports(href, new Set())
  return import(/* @vite-ignore */ href)
}

Object.assign(globalThis, { importAgain })
