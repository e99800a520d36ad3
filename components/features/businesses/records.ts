import * as endpoints from "@/lib/features/businesses/endpoints"
import type { Business, Shop } from "@/lib/features/businesses/schema/businesses"
import type { BankAccount, Safe, Till } from "@/lib/features/businesses/schema/parts"
import type { Kind } from "./open"

const businessSchemas = () => import("@/lib/features/businesses/schema/businesses")
const partSchemas = () => import("@/lib/features/businesses/schema/parts")

export type AnyRecord = Business | Shop | Till | Safe | BankAccount

interface RecordKind {
  get: { method: string; path: string }
  change: { method: string; path: string }
  add?: { method: string; path: string }
  changes: () => Promise<unknown>
  form?: () => Promise<unknown>
  /** The fields of the form, with their values in a new record. */
  blank: Record<string, unknown>
}

/** The endpoints and forms of each kind of record. A business is added by the wizard. */
export const records = {
  business: {
    get: endpoints.getBusiness,
    change: endpoints.changeBusiness,
    changes: () => businessSchemas().then(({ businessChanges }) => businessChanges),
    blank: {
      legalName: "",
      tradingName: "",
      kind: "company",
      country: "",
      currency: "EUR",
      language: "en",
      companyNumber: "",
      vatNumber: "",
      vatScheme: "accrual",
      vatPeriod: "month",
      yearEndMonth: 12,
      street: "",
      postcode: "",
      city: "",
      invoicePrefix: "",
      logo: "",
      colour: "",
    },
  },
  shop: {
    get: endpoints.getBusinessShop,
    change: endpoints.changeBusinessShop,
    add: endpoints.addBusinessShop,
    changes: () => businessSchemas().then(({ shopChanges }) => shopChanges),
    form: () => businessSchemas().then(({ shopForm }) => shopForm.omit({ business: true })),
    blank: {
      name: "",
      code: "",
      street: "",
      postcode: "",
      city: "",
      timeZone: "Europe/Helsinki",
      cutOffHour: 4,
      floatTarget: 0,
      dropThreshold: null,
      varianceTolerance: 0,
      cashRounding: 1,
      blindCount: true,
      openingHours: [],
    },
  },
  till: {
    get: endpoints.getTill,
    change: endpoints.changeTill,
    add: endpoints.addTill,
    changes: () => partSchemas().then(({ tillChanges }) => tillChanges),
    form: () => partSchemas().then(({ tillForm }) => tillForm.omit({ shop: true })),
    blank: { name: "" },
  },
  safe: {
    get: endpoints.getSafe,
    change: endpoints.changeSafe,
    add: endpoints.addSafe,
    changes: () => partSchemas().then(({ safeChanges }) => safeChanges),
    form: () => partSchemas().then(({ safeForm }) => safeForm.omit({ shop: true })),
    blank: { name: "", insuredLimit: null, changeFund: 0 },
  },
  account: {
    get: endpoints.getBankAccount,
    change: endpoints.changeBankAccount,
    add: endpoints.addBankAccount,
    changes: () => partSchemas().then(({ bankAccountChanges }) => bankAccountChanges),
    form: () => partSchemas().then(({ bankAccountForm }) => bankAccountForm.omit({ business: true })),
    blank: { name: "", iban: "", bic: "" },
  },
} satisfies Record<Kind, RecordKind>

/** The form's values of a record. Fields that the caller may not see are absent. */
export function valuesOf(kind: Kind, record: AnyRecord): Record<string, unknown> {
  const values = record as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(records[kind].blank)
      .filter((name) => name in values)
      .map((name) => [name, values[name]]),
  )
}
