/** Invented people for the layouts. */
export type Person = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly title: string
  readonly summary: string
  readonly jobs: readonly Job[]
  readonly courses: readonly Course[]
  readonly skills: readonly (readonly [group: string, items: readonly string[]])[]
  readonly languages: readonly string[]
}
type Job = readonly [employer: string, position: string, place: string, from: string, to: string, points: readonly string[]]
type Course = readonly [institution: string, degree: string, place: string, from: string, to: string, grade: string]

export const people: readonly Person[] = [
  {
    name: 'Kavita Deshpande',
    email: 'kavita.deshpande@example.in',
    phone: '+91 98220 41567',
    city: 'Pune, Maharashtra',
    title: 'Staff Nurse',
    summary:
      'Registered nurse with eight years of experience in intensive care and emergency wards, known for calm handling of critical patients and for training juniors.',
    jobs: [
      [
        'Ruby Hall Clinic',
        'Senior Staff Nurse',
        'Pune, Maharashtra',
        'Apr 2019',
        'Present',
        [
          'Lead a shift of twelve nurses in the cardiac intensive care unit.',
          'Brought medication errors down by 30 per cent within a year.',
        ],
      ],
      [
        'Sahyadri Super Speciality',
        'Staff Nurse',
        'Nashik, Maharashtra',
        'Jun 2015',
        'Mar 2019',
        ['Cared for post-operative patients in a ward of forty beds.', 'Kept the records of infection control.'],
      ],
      ['Jehangir', 'Nursing Trainee', 'Pune', 'Jan 2015', 'May 2015', ['Rotated through four wards under supervision.']],
    ],
    courses: [
      ['Bharati Vidyapeeth', 'B.Sc Nursing', 'Pune', '2011', '2015', '72%'],
      ['Fergusson College', 'HSC', 'Pune', '2009', '2011', '78%'],
    ],
    skills: [
      ['Clinical', ['Intensive Care', 'Wound Care', 'Ventilator Management']],
      ['Systems', ['HMIS', 'MS Excel']],
      ['Other', ['Patient Counselling', 'Triage']],
    ],
    languages: ['Marathi', 'Hindi', 'English'],
  },
  {
    name: 'Arjun Venkataraman',
    email: 'arjun.v@example.com',
    phone: '098400 12345',
    city: 'Chennai, Tamil Nadu',
    title: 'Backend Developer',
    summary:
      'Backend developer with six years in payments and logistics. Builds services that stay up under load and are simple to change.',
    jobs: [
      [
        'Freshworks',
        'Senior Software Engineer',
        'Chennai, India',
        '08/2021',
        'Present',
        [
          'Own the billing service that handles four million requests a day.',
          'Moved the deployment from virtual machines to Kubernetes.',
        ],
      ],
      [
        'Zoho',
        'Member Technical Staff',
        'Chennai, India',
        '07/2018',
        '07/2021',
        ['Wrote the import of spreadsheets for Zoho Books.'],
      ],
    ],
    courses: [['Anna University', 'B.E. in Computer Science and Engineering', 'Chennai', '2014', '2018', '8.4 CGPA']],
    skills: [
      ['Languages', ['Java', 'Go', 'TypeScript']],
      ['Databases', ['PostgreSQL', 'Redis']],
      ['Cloud', ['AWS', 'Docker', 'Kubernetes']],
    ],
    languages: ['Tamil', 'English'],
  },
  {
    name: 'Mohammed Irfan Shaikh',
    email: 'irfan.shaikh@example.org',
    phone: '+91-7021345678',
    city: 'Thane, Maharashtra',
    title: 'Accountant',
    summary:
      'Commerce graduate with ten years in the accounts of trading firms. Files GST returns on time and closes the books in five days.',
    jobs: [
      [
        'Shah & Sons',
        'Accounts Executive',
        'Mumbai',
        'March 2018',
        'till date',
        ['Prepare GSTR-1 and GSTR-3B returns for six branches.', 'Reconcile bank statements every day.'],
      ],
      [
        'Kirloskar Brothers Ltd',
        'Junior Accountant',
        'Pune',
        'July 2013',
        'February 2018',
        ['Posted vouchers in Tally and kept the stock register.'],
      ],
    ],
    courses: [
      ['University of Mumbai', 'M.Com', 'Mumbai', '2011', '2013', 'First Class'],
      ['K. J. Somaiya College', 'B.Com', 'Mumbai', '2008', '2011', '64%'],
    ],
    skills: [
      ['Accounting', ['Tally Prime', 'GST', 'TDS', 'Bank Reconciliation']],
      ['Office', ['Advanced Excel', 'SAP FICO']],
    ],
    languages: ['Hindi', 'English', 'Urdu'],
  },
  {
    name: 'Emily Carter',
    email: 'emily.carter@example.com',
    phone: '(512) 555-0182',
    city: 'Austin, TX',
    title: 'Product Designer',
    summary:
      'Product designer who has shipped consumer and business software for nine years and enjoys research as much as drawing.',
    jobs: [
      [
        'Indigo Harbor',
        'Lead Product Designer',
        'Austin, TX',
        'Jan 2020',
        'Present',
        ['Set up the design system that eleven teams use.', 'Raised the completion of sign-up from 61 to 78 per cent.'],
      ],
      ['Quill & Co.', 'UX Designer', 'Seattle, WA', 'Summer 2016', 'Dec 2019', ['Ran forty interviews with small merchants.']],
      ['Northwind', 'Design Intern', 'Portland, OR', 'May 2015', 'Aug 2015', ['Drew icons and marketing pages.']],
    ],
    courses: [['University of Washington', 'Bachelor of Design', 'Seattle, WA', '2012', '2016', 'GPA 3.7/4.0']],
    skills: [
      ['Design', ['Figma', 'Prototyping', 'Design Systems']],
      ['Research', ['Usability Testing', 'Interviews']],
      ['Code', ['HTML', 'CSS', 'JavaScript']],
    ],
    languages: ['English', 'Spanish'],
  },
  {
    name: 'Sunita Yadav',
    email: 'sunita.yadav@example.in',
    phone: '9415012345',
    city: 'Lucknow, Uttar Pradesh',
    title: 'Primary Teacher',
    summary:
      'Teacher of mathematics and environmental studies in primary classes, with a record of bringing children back to school.',
    jobs: [
      [
        'Kendriya Vidyalaya Gomti Nagar',
        'Primary Teacher',
        'Lucknow',
        '2016',
        '2023',
        ['Taught classes of forty children in Hindi and English.'],
      ],
      ['Delhi Public School', 'Assistant Teacher', 'Kanpur', '2013', '2016', ['Organised the yearly science fair.']],
    ],
    courses: [
      ['Lucknow University', 'B.Ed', 'Lucknow', '2011', '2013', 'First Division'],
      ['Lucknow University', 'B.A. in Geography', 'Lucknow', '2008', '2011', '61%'],
    ],
    skills: [
      ['Teaching', ['Lesson Planning', 'Classroom Management', 'Phonics']],
      ['Computer', ['MS Word', 'Google Classroom']],
    ],
    languages: ['Hindi', 'English', 'Awadhi'],
  },
  {
    name: 'Daniel Okafor',
    email: 'd.okafor@example.co.uk',
    phone: '+44 7700 900123',
    city: 'Manchester, United Kingdom',
    title: 'Mechanical Engineer',
    summary:
      'Chartered mechanical engineer in rotating equipment. Eight years of design, test and commissioning for pumps and turbines.',
    jobs: [
      [
        'Hallmark Turbines GmbH',
        'Design Engineer',
        'Munich, Germany',
        'Feb 2019',
        'Present',
        ['Designed blades for low-pressure stages.', 'Cut the time of a test from six weeks to four.'],
      ],
      ['Brightwater', 'Graduate Engineer', 'Leeds, UK', 'Sept 2015', 'Jan 2019', ['Commissioned pumps at nine sites.']],
    ],
    courses: [['University of Leeds', 'MEng Mechanical Engineering', 'Leeds, UK', '2011', '2015', 'First Class']],
    skills: [
      ['Design', ['SolidWorks', 'ANSYS', 'AutoCAD']],
      ['Methods', ['FMEA', 'Six Sigma']],
    ],
    languages: ['English', 'German', 'Igbo'],
  },
]
