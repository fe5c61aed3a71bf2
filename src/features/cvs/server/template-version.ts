import type { CvBody, Template } from '../contract.ts'

/** Increase it when the look of a template changes. The files of older versions stay, for CVs that were saved with them. */
export const newestVersion: Readonly<Record<Template, number>> = { modern: 2, classic: 2, creative: 2, minimal: 2 }

/** The name of the template file in `typst/`. The first version has no number. */
export function templateFile(template: Template, version: number): string {
  return version === 1 ? `cv-${template}` : `cv-${template}-${version}`
}

export type FinishedCv = { readonly body: CvBody; readonly templateVersion: number }

/** A saved CV keeps its version until its owner selects another template. */
export function versionOf(template: Template, saved: FinishedCv | null): number {
  return saved?.body.template === template ? saved.templateVersion : newestVersion[template]
}
