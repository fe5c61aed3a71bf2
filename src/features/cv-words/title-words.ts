/**
 * Words that end the names of occupations and that `words.ts` lacks: from the occupations of the job suggestions, and from positions that were read
 * with a high confidence. A set, because a pattern of all of them would take longer than the rest of the reading.
 */
const titles = new Set(
  [
    'artist technologist therapist chemist installer broker decorator banker processor setter aide modeler coder appraiser adjuster handler',
    'collector educator visualizer investigator microbiologist superintendent practitioner attorney illustrator reporter communicator',
    'organiser organizer jointer assessor underwriter examiner drafter checker hygienist constable dresser forwarder sorter ambassador transcriptionist',
    'anesthesiologist caregiver concierge hostess agronomist enumerator cartoonist visualiser videographer cinematographer cameraman proofreader',
    'correspondent columnist copywriter translator interpreter webmaster sdet sre splicer modeller statistician mathematician bookkeeper treasurer',
    'timekeeper sourcer facilitator purchaser teller overseer draftsperson cartographer detailer metallurgist scheduler assembler polisher printer',
    'biochemist biotechnologist pathologist phlebotomist firefighter bodyguard detective millwright repairman repairer solderer bricklayer plasterer',
    'dispatcher chauffeur realtor shopkeeper telemarketer moderator greeter solicitor notary ophthalmologist gynaecologist gynecologist',
    'paediatrician pediatrician dermatologist cardiologist neurologist psychiatrist anaesthetist radiologist oncologist dentist orthodontist',
    'clinician sister matron sonographer dispenser audiologist optometrist psychologist biller scribe headmistress invigilator dean nanny',
    'waitress barista barman confectioner janitor housemaid cosmetologist hairdresser dietitian nutritionist lifeguard horticulturist farmer',
    'interviewer expert hod postgraduate steelfixer purser purchaser superviser enginer hr-executive admin cce gdmo resident',
  ].flatMap((line) => line.split(' ')),
)

const longest = 200

export const hasTitleWord = (text: string): boolean =>
  text.length <= longest && (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => titles.has(word))
