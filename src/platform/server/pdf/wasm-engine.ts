import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createTypstCompiler, type TypstWorld } from '@myriaddreamin/typst.ts/compiler'
import { MemoryAccessModel } from '@myriaddreamin/typst.ts/fs/memory'
import { disableDefaultFontAssets, loadFonts, withAccessModel } from '@myriaddreamin/typst.ts/options.init'
import { createTypstRenderer } from '@myriaddreamin/typst.ts/renderer'
import { type Engine, inputsFor, layoutQuery, type Sheet } from './engine.ts'
import { fontFiles } from './fonts.ts'
import { templateFolder } from './templates.ts'

/** The compiler in WebAssembly, for every machine: the same pages at a third of the speed. */
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
  const drawer = await openDrawer()

  function making<T>(isDrawing: boolean, make: (world: TypstWorld) => Promise<T>) {
    return (sheet: Sheet): Promise<T> =>
      compiler.runWithWorld({ mainFilePath: `/${sheet.template}.typ`, inputs: inputsFor(sheet, isDrawing) }, make)
  }
  return {
    pdf: making(false, async (world) => found(await world.pdf({ diagnostics: 'full' }))),
    draw: making(true, async (world) => {
      const vector = found(await world.vector({ diagnostics: 'full' }))
      const layout = await world.query<readonly unknown[]>(layoutQuery)
      return { svg: await drawer(vector), layout: layout[0] ?? null }
    }),
  }
}

function found<T>({ result, diagnostics }: { readonly result?: T; readonly diagnostics?: unknown }): T {
  if (!result) throw new Error(JSON.stringify(diagnostics))
  return result
}

async function openDrawer(): Promise<(vector: Uint8Array) => Promise<string>> {
  const module = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-renderer/wasm')
  const renderer = createTypstRenderer()
  await renderer.init({ getModule: () => ({ module_or_path: readFileSync(module) }) })
  // No scripts, because the SVG is shown as an image.
  const parts = { body: true, defs: true, css: true, js: false }
  return (artifactContent) => renderer.renderSvg({ format: 'vector', artifactContent, data_selection: parts })
}
