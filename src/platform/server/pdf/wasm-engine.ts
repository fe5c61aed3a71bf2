import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { MemoryAccessModel } from '@myriaddreamin/typst.ts/fs/memory'
import { disableDefaultFontAssets, loadFonts, withAccessModel } from '@myriaddreamin/typst.ts/options.init'
import type { Engine } from './engine.ts'
import { fontFiles } from './fonts.ts'
import { templateFolder } from './templates.ts'

/** The same compiler for every machine: the same pages, at a third of the speed. */
export async function wasmEngine(): Promise<Engine> {
  const module = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const compiler = createTypstCompiler()
  await compiler.init({
    getModule: () => ({ module_or_path: readFileSync(module) }),
    beforeBuild: [
      disableDefaultFontAssets(),
      withAccessModel(new MemoryAccessModel()),
      loadFonts(fontFiles().map((file) => new Uint8Array(readFileSync(file)))),
    ],
  })
  for (const file of globSync('**/*.typ', { cwd: templateFolder })) {
    compiler.addSource(`/${file}`, readFileSync(path.join(templateFolder, file), 'utf8'))
  }
  return async (template, json) => {
    const job = { mainFilePath: `/${template}.typ`, inputs: { data: json } }
    const { result, diagnostics } = await compiler.runWithWorld(job, (world) => world.pdf({ diagnostics: 'full' }))
    if (!result) throw new Error(JSON.stringify(diagnostics))
    return result
  }
}
