import type { Plugin } from 'vite'

/** A dynamic import of one of our own scripts, as the bundler writes it. */
const ownImport = /\bimport\((?=[`"']\.\/[\w.-]+\.js[`"']\))/g
const again = 'importAgain('

/**
 * Lets browser scripts load code by `importAgain` (src/platform/web/import-again.ts), which can try again after a failure. It runs after the bundler's
 * own plugin, which looks for `import(` to add the style sheets of a script.
 */
export const importsAgain: Plugin = {
  name: 'imports-again',
  applyToEnvironment: ({ name }) => name === 'client',
  // The names of the scripts are hashes of what they contain before this plugin.
  augmentChunkHash: () => again,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replaceAll(ownImport, again)
    },
  },
}
