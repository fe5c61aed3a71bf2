import { englishCv } from './a-cv.ts'

/** The body of the profile call, without `version`. The profile is complete except for a photo. */
export const aProfile = {
  firstName: 'Asha',
  lastName: 'Menon',
  phone: '+91 98450 12345',
  location: 'Bengaluru, Karnataka',
  about: 'I keep payments running.',
  skills: ['Java', 'Kafka'],
  experience: 5,
  workExperience: englishCv.experience,
  education: englishCv.education,
  demographic: 'female_professional',
  availabilityDays: 30,
  willingToMove: false,
  currentSalary: 1_400_000,
  expectedSalary: 1_800_000,
}
