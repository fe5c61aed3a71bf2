/**
 * What the build makes of every dynamic import of a browser script (scripts/imports-again.ts). A browser remembers under its address that a script
 * could not be loaded, and does not ask for it again on this page. So the next attempt has another address.
 */
const failures: Record<string, number> = {}

function importAgain(file: string): Promise<unknown> {
  const times = failures[file] ?? 0
  const loading: Promise<unknown> = import(/* @vite-ignore */ times ? `${file}?${times}` : file)
  return loading.catch((error: unknown) => {
    failures[file] = times + 1
    throw error
  })
}

Object.assign(globalThis, { importAgain })
