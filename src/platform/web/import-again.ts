/**
 * What the build makes of every dynamic import of a browser script (scripts/imports-again.ts). A browser remembers under its address that a script
 * could not be loaded, and does not ask for it again on this page. So the next attempt has another address.
 */
const failures: Record<string, number> = {}

const importAgain = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ failures[file] ? `${file}?${failures[file]}` : file).catch((error: unknown) => {
    failures[file] = (failures[file] ?? 0) + 1
    throw error
  })

Object.assign(globalThis, { importAgain })
