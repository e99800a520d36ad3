/** The formats of statements that are imported. */
export const statementFormats = ["camt.053.001.02", "camt.053.001.08", "csv"] as const
export type StatementFormat = (typeof statementFormats)[number]

/** Limits of one file. */
export const maxFileBytes = 5_000_000
export const maxStatements = 50
export const maxLines = 5_000
export const maxDetails = 20_000

/** `open`: a part of the line's amount is unmatched. */
export const lineStates = ["open", "matched"] as const

/** Kinds of matches for a line or a part of it. */
export const matchKinds = [
  "entry",
  "bag",
  "card-settlement",
  "account",
  "invoice",
  "iou",
  "bill",
  "order",
  "debit",
] as const

/** The most parts into which one command can split a line. */
export const maxParts = 20

export const directions = ["in", "out", "any"] as const
export const ruleStates = ["active", "archived"] as const
/** The part of a line that a rule's pattern is compared with. */
export const patternKinds = ["iban", "text"] as const
/** Kinds of matches that a rule makes. */
export const ruleKinds = ["account", "card-settlement"] as const

/** Reasons for a suggestion. */
export const suggestionReasons = [
  "amount",
  "nearAmount",
  "fee",
  "reference",
  "name",
  "iban",
  "sameDay",
  "daysApart",
  "bankCode",
  "rule",
  "chosenBefore",
] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

export const statementSorts = ["to"] as const
export const lineSorts = ["bookedOn", "amount"] as const

/** Possible meanings of a column in a CSV file. */
export const csvMeanings = [
  "date",
  "valueDate",
  "amount",
  "credit",
  "debit",
  "balance",
  "name",
  "iban",
  "text",
  "endToEnd",
  "creditorReference",
  "bankReference",
  "ignore",
] as const
export type CsvMeaning = (typeof csvMeanings)[number]
export const decimalMarks = ["comma", "point"] as const
export type DecimalMark = (typeof decimalMarks)[number]
/** Reasons why a row of a CSV file isn't imported. */
export const csvProblems = [
  "dateUnreadable",
  "amountUnreadable",
  "textUnreadable",
  "balanceWrong",
  "alreadyThere",
] as const
export type CsvProblem = (typeof csvProblems)[number]

export const maxCsvText = 900_000
export const maxCsvColumns = 60
/** Rows that a preview of a CSV file shows. */
export const previewedRows = 200

/** The longest texts of a line; longer ones are cut, because banks repeat themselves there. */
export const maxRemittance = 1_000
export const maxName = 140
export const maxReference = 80
