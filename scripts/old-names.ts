/** Prints retired names and words with their replacements, and each place in the tree where one is still used. */
import { oldNames, oldNamesOfTree } from '#tests/gates/old-names.ts'
import { oldWords, oldWordsOfTree } from '#tests/gates/old-words.ts'

const left = [...oldNamesOfTree(), ...oldWordsOfTree().map(({ word, ...found }) => ({ ...found, name: word }))]
for (const [name, now] of Object.entries({ ...oldNames.files, ...oldNames.names, ...oldWords })) {
  const files = left.filter((found) => found.name === name).map(({ file }) => file)
  console.log(`${name.padEnd(24)} ${now.padEnd(56)} ${files.length === 0 ? '0 left' : files.join(', ')}`)
}
console.log(`${left.length} old names and words left`)
process.exitCode = left.length === 0 ? 0 : 1
