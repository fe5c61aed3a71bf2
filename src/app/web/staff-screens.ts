/** The paths of the staff area, with the files of their screens. */
export const staffScreens = [
  ['/admin/login', 'admin-login'],
  ['/admin/dashboard', 'admin-dashboard'],
  ['/admin/company-ratings', 'admin-company-ratings'],
  ['/admin/contact-messages', 'admin-contact-messages'],
  ['/admin/blog', 'admin-blog'],
  ['/admin/blog/:articleId', 'admin-article'],
  ['/admin/recruiter-feedback', 'admin-recruiter-feedback'],
  ['/admin/job-reports', 'admin-job-reports'],
  ['/admin/company-verifications', 'admin-company-verifications'],
  ['/admin/payments', 'admin-payments'],
  ['/admin/pricing', 'admin-pricing'],
  ['/admin/revenue', 'admin-revenue'],
] as const
