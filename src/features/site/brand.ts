/** The texts and figures of the owner, each written once. Prices and rules belong to features and are not here. */
export const brand = {
  name: 'Pasand',
  /** The logo in emails: a Latin letter, because not every device has a Devanagari font. */
  mark: 'P',
  tagline: 'Naukri wahi, jo aapki pasand ho',
  taglineHindi: 'नौकरी वही, जो आपकी पसंद हो',
  /** Short Hindi texts. scripts/fonts.ts subsets fonts to their letters, and refuses joined letters except in `hello`. */
  hindi: {
    hello: 'नमस्ते',
    newJobs: 'नई नौकरी',
    pay: 'वेतन',
    fresher: 'पहली नौकरी',
    management_trainee: 'सीखो, आगे बढ़ो',
    veteran: 'सेवा के बाद',
    returning_mother: 'नई शुरुआत',
    female_professional: 'बराबर मौक़ा',
    early_joiner: 'झटपट शुरू',
  },
  cvSiteName: 'Aisa CV',
  /** Claims of the owner, shown as site copy. Figures that the product computes are shown separately. */
  claims: {
    activeJobs: '50,000+',
    jobSeekers: '2,00,000+',
    companies: '5,000+',
    successRate: '95%',
    newJobsPerWeek: '2,500+',
    companiesHiring: '5,000+',
  },
} as const
