/** Words beside the date or the grade of a course, which name neither a school nor a subject. */
const remark =
  /^(?:(?:(?:expected|anticipated|exp\.?)\s+)?graduat(?:ion|ed|ing)\s+(?:date|year|in)|(?:expected|anticipated)(?:\s+(?:graduation|completion))?|passed|completed|passing year|(?:passing )?year(?:\s+of\s+(?:completion|passing|graduation))?|(?:date|month)\s+of\s+(?:completion|passing|graduation)|completion|batch(?:\s+of)?|(?:magna |summa )?cum laude|overall|cumulative|cum\.?|current|percentage|c?gpa|aggregate|marks|score)(?:\s*(?:scored|obtained|secured))?\s*:?\s*(?:in)?$/i
const atEnd = /\s*[,–-]?\s+(?:expected|anticipated)(?:\s+graduation)?(?:\s+date)?\s*:?$/i

/** "Expected Graduation Date: May 2024", "Year of completion: 2020", "Overall GPA: 8.2", without the date or the grade. */
export const withoutRemarks = (text: string): string => text.replace(remark, '').replace(atEnd, '')

/** "Master Thesis: …" is about a course that stands above it. */
const thesis = /^(?:[\p{L}.'’]+ )?(?:thesis|dissertation)\b/iu
export const isThesis = (text: string): boolean => thesis.test(text)

/** "Relevant Coursework: …", "Activities and Societies: …" */
const label =
  /^(?:[\p{L}]+ (?:and |& )?)?(?:course ?work|courses|activities|societies|advis[eo]rs?|supervisors?|honou?rs|awards?|modules)(?: (?:and|&) \p{L}+)?\s*:/iu
export const isRemark = (text: string): boolean => label.test(text)
