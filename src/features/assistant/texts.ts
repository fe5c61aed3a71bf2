/** Texts of the assistant that the browser shows by itself. */
import type { ChatContext } from './contract.ts'

export const assistantName = 'Puja'

export const mostCharacters = 4_000

/** The first message of a conversation, by the place where it is opened. */
export const welcomeMessages: Readonly<Record<ChatContext, string>> = {
  cv_builder:
    "Namaste! I'm Puja. I can rate your CV, show what to improve and answer questions about CVs for jobs in India. What would you like to work on?",
  job_search:
    "Namaste! I'm Puja. Tell me which work you are looking for and where, in English, Hindi or Hinglish. For example: **Pune me driver ki naukri chahiye**.",
  career_advice:
    "Namaste! I'm Puja, your career assistant. I can find jobs, explain salaries, help you prepare for interviews and check whether a job offer looks real. What would you like to know?",
}

export type QuickAction = { readonly label: string; readonly prompt: string }

/** Shown while a conversation has one message or none. */
export const quickActions: readonly QuickAction[] = [
  { label: 'Improve my CV', prompt: 'How can I improve my CV?' },
  { label: 'Job search tips', prompt: 'Give me job search tips for India' },
  { label: 'Interview prep', prompt: 'Help me prepare for an interview' },
  { label: 'Salary guidance', prompt: 'I need salary guidance' },
]
