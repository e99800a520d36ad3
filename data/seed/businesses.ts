import { type BusinessForm, businessForm } from "@/lib/features/businesses/schema/businesses"

/** The businesses of the sample company. Their numbers have valid check digits, and their banks don't exist. */
interface SampleBusiness {
  form: BusinessForm
  /** Tills besides the first. */
  moreTills: string[]
  safe: { name: string; insuredLimit: number; changeFund: number }
  account: { name: string; iban: string; bic: string }
  /** The balance when the books were opened, in minor units. */
  opening: { bank: number }
}

const day = (from: string, until: string) => ({ from, until })
const week = (weekdays: ReturnType<typeof day> | null, saturday: ReturnType<typeof day>, monday = weekdays) => [
  monday,
  ...Array.from({ length: 4 }, () => weekdays),
  saturday,
  null,
]
const limits = { blindCount: true, varianceTolerance: 500, cutOffHour: 4 }

export const sampleBusinesses: SampleBusiness[] = [
  {
    form: businessForm.parse({
      legalName: "Lindqvist & Daughters Oy",
      tradingName: "Lindqvist & Daughters",
      kind: "company",
      ...{ companyNumber: "9912010-8", vatNumber: "FI99120108", currency: "EUR", country: "FI", language: "en" },
      ...{ street: "Korkeavuorenkatu 21", postcode: "00130", city: "Helsinki" },
      ...{ state: "active", colour: "#5b54c9" },
      firstShop: {
        ...{ name: "Helsinki", code: "HEL", street: "Korkeavuorenkatu 21", postcode: "00130", city: "Helsinki" },
        ...{ timeZone: "Europe/Helsinki", openingHours: week(day("10:00", "18:00"), day("10:00", "18:00")) },
        ...{ ...limits, floatTarget: 15_000, dropThreshold: 40_000, cashRounding: 5 },
        till: "Till 1",
      },
    }),
    moreTills: ["Till 2"],
    safe: { name: "Back office safe", insuredLimit: 500_000, changeFund: 40_000 },
    account: { name: "Esimerkkipankki, current account", iban: "FI66 9999 9900 1201 01", bic: "ESIMFIHH" },
    opening: { bank: 1_842_510 },
  },
  {
    form: businessForm.parse({
      legalName: "Lindqvist Berlin GmbH",
      kind: "company",
      ...{ companyNumber: "HRB 999912 B", vatNumber: "DE999120127", currency: "EUR", country: "DE", language: "de" },
      ...{ street: "Weinbergsweg 12", postcode: "10119", city: "Berlin", state: "active", colour: "#2f8f83" },
      firstShop: {
        ...{ name: "Berlin", code: "BER", street: "Weinbergsweg 12", postcode: "10119", city: "Berlin" },
        ...{ timeZone: "Europe/Berlin", openingHours: week(day("10:00", "19:00"), day("10:00", "19:00")) },
        ...{ ...limits, floatTarget: 20_000, dropThreshold: 60_000 },
        till: "Kasse 1",
      },
    }),
    moreTills: [],
    safe: { name: "Bürotresor", insuredLimit: 750_000, changeFund: 60_000 },
    account: { name: "Musterbank, Geschäftskonto", iban: "DE68 9999 9999 0001 2010 20", bic: "MUSTDEBB" },
    opening: { bank: 1_126_044 },
  },
  {
    form: businessForm.parse({
      legalName: "Lindqvist Lyon SARL",
      kind: "company",
      ...{ companyNumber: "999120124", vatNumber: "FR50999120124", currency: "EUR", country: "FR", language: "fr" },
      ...{ street: "14 rue Auguste-Comte", postcode: "69002", city: "Lyon", state: "active", colour: "#c8782d" },
      firstShop: {
        ...{ name: "Lyon", code: "LYO", street: "14 rue Auguste-Comte", postcode: "69002", city: "Lyon" },
        ...{ timeZone: "Europe/Paris", openingHours: week(day("10:00", "19:00"), day("10:00", "19:00"), null) },
        ...{ ...limits, floatTarget: 15_000, dropThreshold: 40_000 },
        till: "Caisse 1",
      },
    }),
    moreTills: [],
    safe: { name: "Coffre du bureau", insuredLimit: 500_000, changeFund: 40_000 },
    account: { name: "Banque Exemple, compte courant", iban: "FR76 9999 9001 2000 0120 1030 117", bic: "EXEMFRPL" },
    opening: { bank: 974_385 },
  },
]
