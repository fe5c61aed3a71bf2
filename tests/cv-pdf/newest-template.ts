import type { Template } from '#features/cvs/contract.ts'
import { templateFile, versionOf } from '#features/cvs/server/template-version.ts'

/** As a CV is set that is begun today. */
export const newestTemplate = (template: Template): string => templateFile(template, versionOf(template, null))
