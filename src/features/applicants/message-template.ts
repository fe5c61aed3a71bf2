/** The variables in braces that a bulk message may contain. */
type Variable = 'name' | 'job' | 'company'

export type Facts = Readonly<Record<Variable, string>>

/** Replaces the variables. Other text in braces stays as it was typed. */
export function fillTemplate(template: string, facts: Facts): string {
  return template.replaceAll(/\{(name|job|company)\}/g, (_, variable: Variable) => facts[variable])
}

/** The first name for a salutation; empty for a hidden applicant. */
export function salutationOf(fullName: string, isHidden: boolean): string {
  return isHidden ? 'there' : (fullName.trim().split(/\s+/)[0] ?? '') || 'there'
}

/** Offered to a company without templates of its own. */
export const firstTemplates: readonly { readonly name: string; readonly body: string }[] = [
  {
    name: 'We have your application',
    body: 'Hi {name},\n\nThank you for applying for {job}. We are reading all applications and will write to you within a week.\n\n{company}',
  },
  {
    name: 'A question',
    body: 'Hi {name},\n\nThank you for applying for {job}. Could you tell us when you can start and what pay you expect?\n\n{company}',
  },
  {
    name: 'Still deciding',
    body: 'Hi {name},\n\nWe have not decided about {job} yet. Your application is still open, and you will hear from us.\n\n{company}',
  },
]
