/**
 * Usage: node scripts/bundle-workers.ts <folder>. Bundles the scripts of the workers that start again for each file. From their sources, a start
 * would import hundreds of files and remove the types of each (docs/decisions/0253).
 */
import { build } from 'vite'

const outDir = process.argv[2] ?? 'dist/workers'

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: ['reader', 'picture'].map((name) => `src/features/cv-import/server/${name}-child.ts`) },
  },
})
