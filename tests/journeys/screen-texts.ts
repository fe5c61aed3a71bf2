import { articleScreens } from './article-texts.ts'
import { all, jobs, paidPolicies, person, policies, type ScreenText, steps, theCv } from './shared-texts.ts'

const preparation = '/interview-prep?industry=bfsi&roleArea=fintech&level=mid'
const estimate = '/salary-calculator?role=software-engineer&experience=3-5&location=bangalore&companyType=unicorn'

const forEveryone: readonly ScreenText[] = [
  ...jobs,
  {
    path: '/companies',
    heading: 'Companies',
    place: 'Companies',
    fields: ['Search companies'],
    said: all('Filter | View Jobs | Company Profile | Load More'),
  },
  { path: '/companies/:company', heading: ':company', place: 'Companies', said: ['Open jobs'] },
  ...articleScreens,
  {
    path: estimate,
    heading: 'Salary Calculator',
    fields: all('Job role | Experience | Location | Company type | Education | Skills'),
    said: all('Calculate Salary | Estimated salary | ₹12.5 LPA – ₹23.4 LPA | Average ₹17.9 LPA | Market insights', 'Disclaimer'),
  },
  {
    path: preparation,
    heading: 'Interview Preparation Hub',
    fields: all('Industry | Role area | Experience level'),
    said: all(
      'Overview | Expectations | Preparation | General Q&A | Technical Q&A | Expert Tips | Start Mock Interview',
      'Get Career Guidance | Print view | About this industry | How hiring usually works',
    ),
  },
  {
    path: '/assistant',
    heading: 'Ask Puja',
    fields: all('Your message'),
    said: all('AI Career Assistant | Beta | Improve my CV | Job search tips | Interview prep | Salary guidance | Instant'),
  },
  {
    path: '/contact-us',
    heading: 'Contact Us',
    fields: all('First name | Last name | Email | Subject | Message'),
    said: all('Send Message | support@pasand.example | Typical response within 24 hours | Common questions'),
  },
  {
    path: '/pricing?for=seekers',
    heading: 'Pricing',
    said: all('For Job Seekers | For Employers | CV Plus | ₹99 | Best Value | Compare plans | Questions and answers'),
  },
  {
    path: '/razorpay-demo',
    heading: 'Payment Demo',
    fields: all('Amount | Description | Customer name | Customer email'),
    said: all(
      'Summary | Pay ₹100 | Test cards | 4111 1111 1111 1111 | 5267 3181 8797 5449 | success@razorpay | Environment setup',
      'RAZORPAY_KEY_ID | RAZORPAY_KEY_SECRET | RAZORPAY_WEBHOOK_SECRET | /api/razorpay/webhook',
    ),
  },
  {
    path: '/nowhere',
    heading: '404 Page Not Found',
    said: ['Did you forget to add the page to the router?'],
    isInner: false,
  },
]

export const visitorScreens: readonly ScreenText[] = [
  {
    path: '/',
    heading: 'Naukri wahi, jo aapki pasand ho',
    fields: all('Company | Role | Availability | Expected salary'),
    said: all(
      'Make a wish | Submit Wish | Immediately | 15 Days | 30 Days | 60 Days | 90 Days | Build Your CV First',
      'Browse Jobs | Interview Prep | 50,000+ | Active jobs | 2,00,000+ | Job seekers | 5,000+ | Companies | 95%',
      'Success rate | Freshers | Management Trainees | Veterans | Returning Mothers | Female Professionals',
      'Early Joiners | Make your CV in five steps | Trusted companies | AI career assistant',
    ),
    isInner: false,
  },
  { path: '/cv-builder', heading: 'CV Builder', place: 'CV Builder', said: all('Sign in | Register') },
  { path: '/aisacv', heading: 'Aisa CV: make a great CV, free', fields: person, said: steps },
  ...forEveryone,
  ...policies,
  ...paidPolicies,
  ...theCv,
]

/** The screens of the demo candidate, whose figures are in the specification. */
export const candidateScreens: readonly ScreenText[] = [
  {
    path: '/',
    heading: 'Welcome back, Asha',
    said: all(
      'CV built | Applications | 85% | Profile match | 4.8 | CV rating | Recommended jobs | Recent applications',
      'Profile strength | Quick actions | Upcoming events | Career tip',
    ),
    isInner: false,
  },
  { path: '/cv-builder', heading: 'CV Builder', place: 'CV Builder', fields: person, said: [...steps, ...all('Save Draft')] },
  {
    path: '/profile',
    heading: 'My Profile',
    said: all(
      'Edit Profile | About | Work Experience | Education | Skills | Profile strength | 85% | Contact Information',
      'asha@pasand.example',
    ),
  },
  {
    path: '/applications',
    heading: 'My Applications',
    fields: ['Search'],
    said: all(
      'All | In Review | Interview Scheduled | Under Review | Rejected | Offer Extended | Search | View Details',
      'Message HR | Withdraw',
    ),
  },
  { path: '/applications/:application', heading: ':application', said: ['Message'] },
  {
    path: '/settings',
    heading: 'Settings',
    fields: all(
      'First name | Last name | Email | Phone | Current password | New password | Confirm new password | Job alerts',
      'Application updates | Profile visibility | Allow recruiter contact',
    ),
    said: all(
      'Account Information | Save Changes | Change Password | Update Password | Notifications | Privacy',
      'Download Your Data | Delete Account',
    ),
  },
  { path: '/saved-jobs', heading: 'Saved Jobs', said: [] },
  { path: '/wishes', heading: 'My Wishes', said: all('Wishes | Saved searches') },
  { path: '/notifications', heading: 'Notifications', said: [] },
  {
    path: '/cv/view/:own',
    heading: 'Your CV is Ready!',
    said: all(
      'Email Verified | Download Ready | Download PDF | Also as | Word (DOCX) | Plain text | JSON Resume | Who sees your CV',
    ),
  },
  ...jobs,
]

export const sisterScreens: readonly ScreenText[] = [
  { path: '/', heading: 'Make a great CV, free, in five short steps', fields: person, said: steps, isInner: false },
  ...theCv,
  ...policies,
]
