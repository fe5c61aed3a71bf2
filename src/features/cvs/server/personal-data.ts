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
  {
    table: 'cv_drafts',
    about: 'What you have typed into the CV builder and not finished.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'cv_versions',
    about: 'Your CV as it was before.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'cv_id', in: 'cvs' },
    ],
    onDelete: 'erased',
  },
  {
    table: 'cv_tokens',
    about: 'The links to CVs without an account that we have mailed and that still work.',
    links: [{ column: 'cv_id', in: 'cvs' }],
    leftOut: { hash: 'A hash of what opens the CV.' },
    onDelete: 'erased',
  },
]
