/** The message for a company without an active add-on. */
export const addonNeeded = 'Your AI Voice Interviewer is not active. Upgrade under AI Interviewer to go on.'

export const mostKits = 20
export const mostKitQuestions = 20
