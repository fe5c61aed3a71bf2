import type { Template } from '#features/cvs/contract.ts'
import { templateFile, versionOf } from '#features/cvs/server/template-version.ts'

/** The templates of a CV that is begun today. */
export const newestTemplate = (template: Template): string => templateFile(template, versionOf(template, null))
