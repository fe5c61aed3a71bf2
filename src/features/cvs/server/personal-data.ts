import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const cvPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cvs',
    about: 'Your CV, and CVs that were made without an account and carry your verified e-mail address.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'email', is: 'address', when: 'cvs.user_id is null and cvs.email_verified', isEmailOnly: true },
    ],
    leftOut: { verification_token: 'Whoever reads it could prove to us that your address is theirs.' },
    onDelete: 'erased',
  },
]
