import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const opensADoor = 'Whoever reads it could come in with it.'

export const authPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'users',
    about: 'Your account and your profile.',
    links: [{ column: 'id', is: 'id' }],
    leftOut: {
      password: 'A hash of your password. Whoever reads it could try passwords on it.',
      email_verify_token: opensADoor,
      reset_token: opensADoor,
    },
    onDelete: 'erased',
  },
  {
    table: 'sessions',
    about: 'The browsers in which you are signed in.',
    links: [{ column: 'user_id', is: 'id' }],
    leftOut: { sid: 'A hash of what your browser shows us to prove that it is you.' },
    onDelete: 'erased',
  },
]
