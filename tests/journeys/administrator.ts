/** The administrator that the server creates at its first start, from the environment in `playwright.config.ts`. */
export const administrator = { email: 'admin@pasand.example', password: 'jackfruit-in-june' }
