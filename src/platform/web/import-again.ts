/**
 * What the build makes of every dynamic import of a browser script (scripts/imports-again.ts). A browser remembers under its address that a script
 * could not be loaded, and does not ask for it again on this page. So the next attempt has another address.
 */
const attempts = new Map<string, number>()

function importAgain(file: string): Promise<unknown> {
  const failed = attempts.get(file)
  const loading: Promise<unknown> = import(/* @vite-ignore */ failed ? `${file}?${failed}` : file)
  return loading.catch((error: unknown) => {
    attempts.set(file, (failed ?? 0) + 1)
    throw error
  })
}

Object.assign(globalThis, { importAgain })
