/** The states of a business or shop, in order. Only active ones trade; archived ones are read-only. */
export const businessStates = ["draft", "active", "dormant", "archived"] as const
export type BusinessState = (typeof businessStates)[number]

/** The states that can follow each state. */
export const nextStates: Record<BusinessState, readonly BusinessState[]> = {
  draft: ["active", "archived"],
  active: ["dormant"],
  dormant: ["active", "archived"],
  archived: ["dormant"],
}

/** The states of a till, safe or bank account. */
export const partStates = ["active", "archived"] as const

export const businessKinds = ["soleTrader", "partnership", "company", "association", "other"] as const

/** When VAT falls due: at the sale, when the customer pays, or never, as for small businesses. */
export const vatSchemes = ["accrual", "cash", "exempt"] as const
export const vatPeriods = ["month", "quarter", "year"] as const

/** The currencies that a business can keep its books in, all with a hundred minor units. */
export const bookCurrencies = ["EUR", "GBP", "SEK", "NOK", "DKK", "CHF", "PLN", "CZK", "RON", "USD", "BRL"] as const

export const businessSorts = ["name", "state", "createdAt"] as const
export const shopSorts = ["name", "code", "state"] as const
export const partSorts = ["name"] as const

/** The largest amount on the wire, in minor units: the largest integer that JSON numbers hold exactly. */
export const maxAmount = Number.MAX_SAFE_INTEGER

/** Minor units to which cash is rounded. 1 is no rounding. */
export const cashRoundings = [1, 5, 10, 50, 100] as const

/** The countries that the screens offer. The endpoints accept others. */
export const countries = [
  ..."AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
  ..."AU BR CA CH GB IS LI NO NZ UA US".split(" "),
]
/** The currency that the screens propose by country; euro for the others. */
export const usualCurrency: Record<string, (typeof bookCurrencies)[number]> = {
  BR: "BRL",
  CH: "CHF",
  CZ: "CZK",
  DK: "DKK",
  GB: "GBP",
  LI: "CHF",
  NO: "NOK",
  PL: "PLN",
  RO: "RON",
  SE: "SEK",
  US: "USD",
}

/** The colour that the form of a business without one begins with. */
export const usualColour = "#0f766e"

/** The largest width and height of a logo, in pixels. */
export const logoSize = 512

/** Weekdays as in ISO 8601, from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The policy for deposits of a shop that has set none. */
export const usualPolicy = {
  bankingDays: [1, 2, 3, 4, 5] as number[],
  verifyWithinHours: 24,
  creditWithinDays: 3,
  witnessRequired: true,
  photoAbove: null as number | null,
}

/** The longest times that a policy allows. */
export const maxVerifyHours = 720
export const maxCreditDays = 30
