import { createRequire } from 'node:module'
import path from 'node:path'
import { type Engine, inputsFor, layoutQuery, type Sheet } from './engine.ts'
import { fontFolders } from './fonts.ts'
import { templateFolder } from './templates.ts'

type CompileResult = {
  readonly result: object | null
  readonly takeDiagnostics: () => { readonly shortDiagnostics: unknown } | null
}
type Compiler = {
  readonly compile: (job: { readonly mainFilePath: string; readonly inputs: Record<string, string> }) => CompileResult
  readonly pdf: (document: object, options: { readonly pdfStandard: string; readonly creationTimestamp: number }) => Uint8Array
  readonly plainSvg: (document: object) => string
  readonly query: (document: object, query: typeof layoutQuery) => readonly unknown[]
  readonly evictCache: (maxAge: number) => void
}
type Addon = { readonly NodeCompiler: { readonly create: (options: object) => Compiler } }

/** Throws if there is no binary for this machine. */
export function nativeEngine(): Engine {
  // The package of the platform is named directly: the package that selects it cannot be installed, because some of its dependencies are missing from
  // the registry.
  const addon = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`
  const { NodeCompiler } = createRequire(import.meta.url)(addon) as Addon // the addon has no types
  const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: fontFolders }] })

  function making<T>(isDrawing: boolean, make: (document: object) => T) {
    return async (sheet: Sheet): Promise<T> => {
      const mainFilePath = path.join(templateFolder, `${sheet.template}.typ`)
      const compiled = compiler.compile({ mainFilePath, inputs: inputsFor(sheet, isDrawing) })
      if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
      try {
        return make(compiled.result)
      } finally {
        compiler.evictCache(10)
      }
    }
  }

  return {
    pdf: making(false, (document) =>
      compiler.pdf(document, { pdfStandard: '1.7', creationTimestamp: Math.floor(Date.now() / 1_000) }),
    ),
    draw: making(true, (document) => ({
      svg: withEscapedLinks(compiler.plainSvg(document)),
      layout: compiler.query(document, layoutQuery)[0] ?? null,
    })),
  }
}

/** The native compiler writes URLs into attributes without escaping them. The portable compiler escapes them. */
function withEscapedLinks(svg: string): string {
  return svg.replace(/(?<= (?:xlink:)?href=")[^"]*/g, (address) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
}
