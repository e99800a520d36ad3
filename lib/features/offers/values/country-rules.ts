// Rules of countries that an offer can break, as dated data. A country that is missing has none that we know of; nothing here is
// legal advice.

export const countryRuleKinds = ["prior-price", "sale-at-loss"] as const
type CountryRuleKind = (typeof countryRuleKinds)[number]

export interface CountryRule {
  kind: CountryRuleKind
  /** First day on which it applies, and the last. */
  from: string
  until?: string
  /** For `prior-price`: the number of days before the reduction over which the lowest price counts. */
  days?: number
  /** The law, as the country cites it. */
  law: string
}

const directive = "98/6/EC, Art. 6a"
/** Announcements of a reduced price must state the lowest price of the previous thirty days. Start days differ by country. */
const priorPrice = (from: string, law = directive): CountryRule => ({ kind: "prior-price", from, days: 30, law })

const rules: Record<string, CountryRule[]> = {
  AT: [priorPrice("2022-07-20", "PrAG § 9a")],
  BE: [priorPrice("2022-07-28", "CDE art. VI.18")],
  DE: [priorPrice("2022-05-28", "PAngV § 11")],
  DK: [priorPrice("2022-05-28")],
  ES: [priorPrice("2022-05-28", "LOCM art. 20")],
  FI: [priorPrice("2023-01-01", "KSL 38/1978, 2 luku")],
  FR: [
    priorPrice("2022-05-28", "C. consom. art. L. 112-1-1"),
    { kind: "sale-at-loss", from: "2019-04-26", law: "C. com. art. L. 442-5" },
  ],
  IE: [priorPrice("2022-11-29", "S.I. No. 597/2022")],
  IT: [priorPrice("2023-07-01", "Cod. cons. art. 17-bis")],
  NL: [priorPrice("2023-01-01", "Besluit prijsaanduiding producten art. 5a")],
  PL: [priorPrice("2023-01-01")],
  PT: [
    priorPrice("2022-05-28", "DL 70/2007, DL 109-G/2021"),
    { kind: "sale-at-loss", from: "2014-02-25", law: "DL 166/2013, art. 5.º" },
  ],
  SE: [priorPrice("2022-09-01", "Prisinformationslagen 7 a §")],
}

/** The other members of the EU, where the directive applied from this day at the latest. */
const others = "BG CY CZ EE GR HR HU LT LU LV MT RO SI SK".split(" ")
const latest = "2023-07-01"

/** The rules of a country that apply on a day. */
export const countryRules = (country: string, day: string): CountryRule[] =>
  (rules[country] ?? (others.includes(country) ? [priorPrice(latest)] : [])).filter(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  )
