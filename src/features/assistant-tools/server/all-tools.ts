import { checkOfferTool } from './check-offer.ts'
import { findArticlesTool } from './find-articles.ts'
import { findCompaniesTool } from './find-companies.ts'
import { jobDetailsTool } from './job-details.ts'
import { ownApplicationsTool } from './own-applications.ts'
import { ownAlertsTool, ownWishesTool } from './own-lists.ts'
import { prepareInterviewTool } from './prepare-interview.ts'
import { productHelpTool } from './product-help.ts'
import { proposeCvSkillsTool, proposeCvSummaryTool } from './propose-cv-change.ts'
import { proposeAlertTool, proposeForJobTool, proposeWishTool } from './propose.ts'
import { rateOwnCvTool } from './rate-own-cv.ts'
import { salaryFiguresTool } from './salary-figures.ts'
import { searchJobsTool } from './search-jobs.ts'
import type { ToolContext } from './tool.ts'

/** All tools, opened once per process. To add one, add a file beside these and a line here. */
export function openTools(context: ToolContext) {
  return {
    searchJobs: searchJobsTool(context),
    jobDetails: jobDetailsTool(context),
    ownApplications: ownApplicationsTool(context),
    rateOwnCv: rateOwnCvTool(context),
    salaryFigures: salaryFiguresTool(context),
    findCompanies: findCompaniesTool(context),
    findArticles: findArticlesTool(context),
    prepareInterview: prepareInterviewTool(),
    ownWishes: ownWishesTool(context),
    ownAlerts: ownAlertsTool(context),
    productHelp: productHelpTool(),
    checkOffer: checkOfferTool(context),
    proposeForJob: proposeForJobTool(context),
    proposeAlert: proposeAlertTool(),
    proposeWish: proposeWishTool(),
    proposeCvSkills: proposeCvSkillsTool(context),
    proposeCvSummary: proposeCvSummaryTool(context),
  }
}

export type AssistantTools = ReturnType<typeof openTools>
