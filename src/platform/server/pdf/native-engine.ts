import { createRequire } from 'node:module'
import path from 'node:path'
import type { Engine } from './engine.ts'
import { fontFolders } from './fonts.ts'
import { templateFolder } from './templates.ts'

type Compiled = { readonly result: object | null; readonly takeDiagnostics: () => { readonly shortDiagnostics: unknown } | null }
type Compiler = {
  readonly compile: (job: { readonly mainFilePath: string; readonly inputs: Record<string, string> }) => Compiled
  readonly pdf: (document: object, options: { readonly pdfStandard: string; readonly creationTimestamp: number }) => Uint8Array
  readonly evictCache: (maxAge: number) => void
}
type Addon = { readonly NodeCompiler: { readonly create: (options: object) => Compiler } }

/** Throws where there is no binary for this machine. */
export function nativeEngine(): Engine {
  // Not the package that picks the platform: some of the platforms it names are missing from the registry, so it cannot be installed.
  const addon = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`
  const { NodeCompiler } = createRequire(import.meta.url)(addon) as Addon // the addon brings no types
  const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: fontFolders }] })
  return async (template, json) => {
    const compiled = compiler.compile({ mainFilePath: path.join(templateFolder, `${template}.typ`), inputs: { data: json } })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    try {
      return compiler.pdf(compiled.result, { pdfStandard: '1.7', creationTimestamp: Math.floor(Date.now() / 1_000) })
    } finally {
      compiler.evictCache(10)
    }
  }
}
