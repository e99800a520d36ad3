export const maxImportText = 300_000
export const maxImportColumns = 60
export const maxImportRows = 400

/** Reasons why a row of a file of Z readings isn't taken. */
export const importProblems = [
  "dateUnreadable",
  "amountUnreadable",
  "textUnreadable",
  "tillUnknown",
  "noSession",
  "closed",
  "alreadyTaken",
  "twice",
  "unbalanced",
  "vatWrong",
  "roundingNone",
  "monthClosed",
  "refused",
] as const
export type ImportProblem = (typeof importProblems)[number]

/** The meanings of a column besides sales or VAT at a rate. */
export const plainMeanings = ["date", "till", "number", "cash", "cards", "vouchers", "rounding", "ignore"] as const
