import { useQuery } from '@tanstack/react-query'
import { site } from './site.ts'

const voice = {
  service:
    'A voice service asks the questions in a call where the candidate agrees to it, else the voice of the browser asks them. ',
  browser: 'Here a practice interviewer asks the questions with the voice of the browser, without a call. ',
}

const scores = {
  model: 'A language model scores the answers where the candidate agrees to it, else a checklist does.',
  checklist:
    'A checklist scores the answers by what they mention. It cannot tell whether that is true, so read the answers before you decide.',
}

/** Says how AI interviews work on this site, which depends on the services that are configured: before a company pays, and where it uses them. */
export function InterviewerNote() {
  const { data: address } = useQuery({ ...site, enabled: false })
  return (
    <p className="text-sm text-soft">
      {address?.voiceProvider ? voice.service : voice.browser}
      {address?.aiProvider ? scores.model : scores.checklist}
    </p>
  )
}
