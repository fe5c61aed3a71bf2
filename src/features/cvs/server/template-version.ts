import type { CvBody, Template } from '../contract.ts'

/** Increased when the look of a template changes. The files of older versions stay, for CVs that were made with them. */
export const newestVersion: Readonly<Record<Template, number>> = { modern: 2, classic: 2, creative: 2, minimal: 2 }

/** The name in `typst/`. The first version has the template's name alone. */
export function templateFile(template: Template, version: number): string {
  return version === 1 ? `cv-${template}` : `cv-${template}-${version}`
}

export type FinishedCv = { readonly body: CvBody; readonly templateVersion: number }

/** A saved CV keeps the version it was saved with, until its owner chooses another template. */
export function versionOf(template: Template, saved: FinishedCv | null): number {
  return saved?.body.template === template ? saved.templateVersion : newestVersion[template]
}
