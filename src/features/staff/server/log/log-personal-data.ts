import type { PersonalDataTable } from '#platform/server/personal-data.ts'

type LogPart = Pick<PersonalDataTable, 'about' | 'notExported'> & {
  /** The name of this part of `admin_logs`. */
  readonly name: `admin_logs${string}`
  /** The personal data table whose rows the log entries are about. */
  readonly of: string
}

/**
 * Declares log details as personal data, for the manifest of the feature that owns the table (after that table). Staff may have named a person, and
 * those words are erased with the row that they are about.
 */
export function logPersonalData({ name, of, ...part }: LogPart): readonly PersonalDataTable[] {
  return [
    {
      ...part,
      name,
      table: 'admin_logs',
      links: [{ column: 'target_id', names: of }],
      leftOut: {
        admin_id: 'Which member of our staff it was.',
        hash: 'Computed from the other columns, for checking that nothing was changed.',
        details_hash: 'As the hash.',
      },
      onDelete: {
        set: {},
        stays: {
          action: 'That something was done must stay to be seen.',
          target_type: 'Says nothing about a person.',
          description: 'Always empty: it is in admin_log_details.',
        },
      },
    },
    {
      ...part,
      name: name.replace('admin_logs', 'admin_log_details'),
      table: 'admin_log_details',
      about: `${part.about} The details.`,
      links: [{ column: 'log_id', in: name }],
      leftOut: { salt: 'A random number without a meaning.' },
      onDelete: 'erased',
    },
  ]
}
