/** Removes parts of libraries that a browser would download and our code never calls. Each is measured in docs/decisions/0040-first-load-size.md. */
import type { Plugin } from 'vite'

/** Whole modules behind options that we never use. If a new version adds an export, the build fails, because it is missing here. */
const unreached: Readonly<Record<string, string>> = {
  // Only for routers that are made with `instrumentations`.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = undefined
    export const instrumentationResultMetaContext = undefined`,
  // Renders the same as the library's own, without sizes, colours, contexts and classes that we do not use.
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement } from 'react'
    const look = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
    export default ({ node }) => (props) => createElement('svg', { ...look, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))`,
  // Only for `useInfiniteQuery`.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `
    export const infiniteQueryBehavior = () => undefined
    export const hasNextPage = () => false
    export const hasPreviousPage = () => false`,
}

/** The router names its components (`Link.displayName = …`), and a bundler keeps code that is assigned to, used or not. */
function withoutNames(code: string): string {
  return code
    .replaceAll(/= (React\$?\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
}

/** Removes unused names, and random keys (which do not compress) of parts whose order never changes. */
function drawingOnly(code: string): string {
  return code.replaceAll(/,?\s*\bkey: "\w+"/g, '').replaceAll(/^ {2}(?:name|size): .*,$/gm, '')
}

export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  transform(code, id) {
    const [, file = ''] = id.split('/node_modules/')
    if (unreached[file]) return { code: unreached[file], map: null }
    if (file.startsWith('lucide-react/dist/esm/icons/')) return { code: drawingOnly(code), map: null }
    return file.startsWith('react-router/') ? { code: withoutNames(code), map: null } : null
  },
}
