import type { Plugin, Rolldown } from 'vite'

/** A dynamic import of one of our own scripts, as the bundler writes it. */
const ownImport = /\bimport\([`"']\.\/([\w.-]+\.js)[`"']\)/g
/** They are reached from the entry: the names of all that they need would grow with every screen. A screen that cannot be loaded is requested with its page. */
const screens = /\/src\/app\/web\/(?:screens\/|home\/signed-in|shell\/(?:staff|cv)-shell|(?:employer|staff|other)-files)/

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The names of the scripts that are loaded before this one runs, and its own. */
function loadedWith(name: string, chunks: Chunks, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const one of chunks.get(name)?.imports ?? []) loadedWith(one, chunks, found)
  return found
}

/**
 * Lets browser scripts load code by `importAgain` (src/platform/web/import-again.ts), which can try again after a failure, and names what else has to be
 * loaded. It runs after the bundler's own plugin, which looks for `import(` to add the style sheets of a script.
 */
export const importsAgain: Plugin = {
  name: 'imports-again',
  applyToEnvironment: ({ name }) => name === 'client',
  // The names of the scripts are hashes of what they contain before this plugin.
  augmentChunkHash: () => 'importAgain with names',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunks: Chunks = new Map(files.map((file) => [file.fileName, file]))
      const entry = files.find(({ name, isEntry }) => isEntry && name === 'entry-browser')
      const ofPage = loadedWith(entry?.fileName ?? this.error('no entry'), chunks)
      for (const host of files) {
        const loaded = loadedWith(host.fileName, chunks)
        host.code = host.code.replaceAll(ownImport, (_, file: string) => {
          const target = `assets/${file}`
          const isScreen = screens.test(chunks.get(target)?.facadeModuleId ?? '')
          const needed = [...loadedWith(target, chunks)].filter((one) => !ofPage.has(one) && !loaded.has(one))
          const names = isScreen ? [file] : needed.map((one) => one.replace('assets/', ''))
          return `importAgain(\`${names.join(' ')}\`)`
        })
      }
    },
  },
}
