import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

const indian = ['bengali', 'devanagari', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'oriya', 'tamil', 'telugu']
const families = [
  { name: 'inter', weights: ['400Regular', '500Medium', '600SemiBold', '700Bold'] },
  { name: 'source-serif-4', weights: ['400Regular', '600SemiBold', '700Bold'] },
  ...['noto-sans', 'noto-naskh-arabic', 'vazirmatn', ...indian.map((script) => `noto-sans-${script}`)].map((name) => ({
    name,
    weights: ['400Regular', '700Bold'],
  })),
]

/** The packages have one folder per weight. Only these folders are read, never the fonts of the machine. */
export const fontFolders: readonly string[] = families.flatMap(({ name, weights }) => {
  const home = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`))
  return weights.map((weight) => path.join(home, weight))
})

export function fontFiles(): readonly string[] {
  return fontFolders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => path.join(folder, file)),
  )
}
