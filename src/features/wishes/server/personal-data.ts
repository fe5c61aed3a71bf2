import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const wishPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'wishes',
    about: 'Where you would like to work, as what, and from when.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'wish_matches',
    about: 'The jobs that match your wishes, and why.',
    links: [{ column: 'wish_id', in: 'wishes' }],
    onDelete: 'erased',
  },
]
