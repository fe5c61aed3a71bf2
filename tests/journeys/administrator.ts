/** Made by the server at its first start, from what `playwright.config.ts` tells it. */
export const administrator = { email: 'admin@pasand.example', password: 'jackfruit-in-june' }
