export const maxImportBytes = 5_000_000
export const maxImportRows = 5_000
export const maxImportColumns = 60
export const csvType = "text/csv"
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

export const importStates = ["draft", "taken", "undone"] as const
/** The states that new products of an import can have. Those without a price stay drafts. */
export const newStates = ["draft", "active"] as const

/** The meanings of a column besides `price:<shop>` and `vat:<country>`. */
export const plainMeanings = [
  "name",
  "sku",
  "gtin",
  "outerGtin",
  "outerQuantity",
  "category",
  "subcategory",
  "brand",
  "price",
  "content",
  "contentUnit",
  "supplierName",
  "supplierCode",
  "reorderPoint",
  "ageLimit",
  "isReturnable",
  "ignore",
] as const
export type PlainMeaning = (typeof plainMeanings)[number]

/** The outcomes of importing a row. */
export const importOutcomes = ["create", "change", "same", "problem"] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importProblems = [
  "nameMissing",
  "textUnreadable",
  "amountUnreadable",
  "numberUnreadable",
  "percentUnreadable",
  "yesNoUnreadable",
  "gtinWrong",
  "gtinOther",
  "quantityAlone",
  "categoryUnknown",
  "categoryParent",
  "categorySeveral",
  "unitUnknown",
  "contentUnreadable",
  "contentAlone",
  "nameSeveral",
  "twice",
  "tooManyGtins",
  "priceRight",
] as const
export type ImportProblem = (typeof importProblems)[number]

/** The reasons why undoing an import leaves a product unchanged. */
export const keptProducts = ["changed", "gone", "inUse", "numberTaken"] as const
export type KeptProduct = (typeof keptProducts)[number]
