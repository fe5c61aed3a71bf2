import { all, type ScreenText } from './shared-texts.ts'

/** The texts of the blog and the career guidance, with the articles that are part of the product. */
export const articleScreens: readonly ScreenText[] = [
  {
    path: '/blog',
    heading: 'Blog',
    place: 'Blog',
    fields: ['Search articles'],
    said: all('25 articles | Read More | +2 more | Pasand | Explore Career Guidance | Next'),
  },
  {
    path: '/blog/:article',
    heading: ':article',
    place: 'Blog',
    said: all('min read | Do this today | Sources | as of | Related articles | Explore Career Guidance | Browse Jobs'),
  },
  {
    path: '/career-guidance',
    heading: 'Career Guidance',
    place: 'Career Guidance',
    said: all(
      'Resume Building | Interview Preparation | Career Transition | Skill Development | Professional Networking',
      'Salary and Benefits | 4 articles | Latest articles | View All Articles | Start Chat | Quick tips | Success stories | Example',
    ),
  },
  {
    path: '/career-guidance/category/:category',
    heading: 'Salary and Benefits',
    place: 'Career Guidance',
    said: all('Back to Career Guidance | Read More'),
  },
  {
    path: '/recruiter-feedback',
    heading: 'Recruiter Feedback Portal',
    fields: all(
      'Category | Sub-category | Experience level | Company name | Recruiter name | Recruiter email | Interview process',
    ),
    said: all('Your feedback is confidential | anonymized insights | Submit Feedback'),
  },
]
