/** The public API of the search for resumes for other features. */
export { cardOf } from './present-resume.ts'
export { deleteBlock, insertBlock, isBlocked, listBlocks, listPeople } from './resume-queries.ts'
export { openResumeSearch, type SearchResumes } from './search-resumes.ts'
