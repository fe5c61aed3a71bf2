/** The public API for reading typed words. Nothing in it uses the database. */
export { isKnownWord, isSpelledRight } from './known-words.ts'
export { rightlySpelled, rightSpelling } from './misspellings.ts'
export { capitalRegion, meansEachWord, normaliseWords, withoutStopWords } from './normalise-words.ts'
export { isInOccupations } from './occupation-groups.ts'
export { wordsIn } from './occupation-names.ts'
export { readSearch } from './read-search.ts'
export { rightWords } from './right-words.ts'
export { isOfTrade, likeliestTrades, type SimilarTrade, wordsOfNoTrade } from './similar-trades.ts'
export { saidInTexts } from './said-in-texts.ts'
export { areOfOtherWork, areScattered, namesWork } from './scattered-words.ts'
export { isKnownOutsideTitles, type RelaxationStep, relaxationStepsOf, type WordUse } from './some-words.ts'
export { fewerWords, isLink, saysNoWork, skillLoss, unknownLoss } from './spare-words.ts'
export { namesOnlyRank, withoutPublicSector } from './only-rank.ts'
export { companiesBesideIndustry } from './industry-names.ts'
export { isWrittenName, nameSaid, writtenName } from './spoken-names.ts'
export { tradesSimilarTo } from './near-trades.ts'
export { nearWork } from './only-near.ts'
export { isOtherWork } from './trade-classifier.ts'
export { searchedWords, titleParts } from './word-forms.ts'
export { withUnsaidWomen } from './women-unsaid.ts'
export { isCompany, isUnknown } from './kinds-of-words.ts'
export { isGeneric } from './occupation-names.ts'
export {
  type OtherName,
  underDescribedWork,
  underNamedWork,
  underNearTrade,
  underOtherName,
  underSkill,
  underTrade,
} from './under-other-name.ts'
export { underHigherRank } from './under-higher-rank.ts'
export { besideWorkplace } from './workplaces.ts'
export { losesSubject } from './subjects.ts'
export { isWholeName, underBothWorks, underLedTrade, underManager, underRank } from './under-title-parts.ts'
