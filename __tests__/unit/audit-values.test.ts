import { readdirSync } from "node:fs"
import { is } from "drizzle-orm"
import { getTableConfig, PgTable } from "drizzle-orm/pg-core"
import { vocabularies } from "@/components/features/audit/value-words"
import { audited } from "@/data/audited"
import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The choices of the audited columns, by the name that the diff uses. Codes of currencies are shown as they are. */
async function choices(): Promise<[string, readonly string[]][]> {
  const files = readdirSync("lib/features").map((noun) => `lib/features/${noun}/table.ts`)
  const modules = await Promise.all(files.map((file) => import(`@/${file}`).catch(() => ({}))))
  const tables = modules.flatMap((module) => Object.values(module)).filter((one): one is PgTable => is(one, PgTable))
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    const entry = audited[name]
    if (!entry) return []
    return columns
      .filter(
        (column) => entry.columns.includes(column.name) && column.name !== "currency" && column.enumValues?.length,
      )
      .map((column): [string, readonly string[]] => [
        `${entry.part ? name : entry.record}-${camel(column.name)}`,
        column.enumValues ?? [],
      ])
  })
}

/** Where screens have the words of a group. */
const screens: Record<string, string | Record<string, string>> = {
  roles: "users.roles",
  plans: "users.plans",
  userStatuses: "users.statuses",
  genders: "users.genders",
  contactOptions: "users.contactChoices",
  languages: "invoices.languages",
  networks: "account.networks",
  invoiceStatuses: "invoices.statuses",
  invoiceKinds: { invoice: "audit.types.invoice", credit: "invoices.statuses.Credit Note" },
  paymentMethods: "invoices.methods",
  moneyKinds: "orders.money",
  categories: "catalogue.categories",
  colors: "catalogue.colors",
  couponKinds: "coupons.kinds",
  orderStatuses: "orders.statuses",
  orderPayments: "orders.payment.ways",
  moneyStates: {
    pending: "orders.money.pending",
    done: "orders.money.done",
    failed: "webhooks.deliveries.states.failed",
    manual: "orders.money.manual",
  },
  planNames: {
    basicPlan: "pricing.words.basicTitle",
    standardPlan: "pricing.words.standardTitle",
    enterprisePlan: "pricing.words.enterpriseTitle",
  },
  periods: "pricing",
  calendars: "calendar.calendars",
  answers: "calendar.answer.states",
  tags: "todo.tags",
  blogStatuses: "blog.statuses",
  folders: "email.views",
  webhookStates: "webhooks.states",
  addressKinds: "orders.address.kinds",
  businessStates: "businesses.states",
  businessKinds: "businesses.kinds",
  vatSchemes: "businesses.vatSchemes",
  vatPeriods: "businesses.vatPeriods",
  staffRoles: "staff-access.roles",
  tillSessionStates: "till-sessions.states",
  tillEventKinds: "till-sessions.kinds",
  dropStates: "drops.states",
  movementKinds: "safes.kinds",
  bagStates: "bank-bags.states",
  productStates: "products.states",
  contentUnits: "products.units",
  offerStates: "offers.states",
  offerKinds: "offers.kinds",
  resolutions: "bank-bags.resolutions",
  debitKinds: "direct-debits.kinds",
  debitPurposes: "direct-debits.purposes",
  debitStates: "direct-debits.states",
  occurrenceStates: "direct-debits.occurrenceStates",
  workingDayRules: "direct-debits.adjusts",
  holidayCalendars: "direct-debits.calendars",
  invoiceFormats: "invoices.formats",
  recurringStates: "recurring-invoices.states",
  recurringActs: "recurring-invoices.acts",
  vatCategories: "invoices.vatCategories",
  units: "invoices.units",
  billStates: "supplier-bills.states",
  billKinds: "supplier-bills.kinds",
  moneySources: "supplier-bills.sources",
  batchKinds: "payments.batches.kinds",
  batchStates: "payments.batches.states",
  mandateKinds: "payments.mandates.kinds",
  mandateStates: "payments.mandates.states",
  partyKinds: "payments.account.partyKinds",
  moneyMethods: "payments.methods",
  allocationKinds: "payments.kinds",
}

async function wordAt(locale: (typeof locales)[number], path: string): Promise<unknown> {
  const [file = "", ...keys] = path.split(".")
  let found: unknown = await loadNamespace(locale, file as "audit")
  for (const key of keys) found = (found as Record<string, unknown>)?.[key]
  return found
}

describe.each(locales)("in %s", (locale) => {
  test("every choice of an audited field has its word", async () => {
    const values = (await wordAt(locale, "audit.values")) as Record<string, Record<string, string>>
    const found = await choices()
    expect(found.length).toBeGreaterThan(25)
    const wordless = found.flatMap(([field, keys]) =>
      keys.filter((key) => !values[vocabularies[field] ?? ""]?.[key]).map((key) => `${field}: ${key}`),
    )
    expect(wordless).toEqual([])
  })

  test("the words are those of the screens", async () => {
    const values = (await wordAt(locale, "audit.values")) as Record<string, Record<string, string>>
    for (const [group, where] of Object.entries(screens)) {
      for (const [key, word] of Object.entries(values[group] ?? {})) {
        const path = typeof where === "string" ? `${where}.${key}` : (where[key] ?? "")
        expect([group, key, word]).toEqual([group, key, await wordAt(locale, path)])
      }
    }
    expect(Object.keys(values).sort()).toEqual([...Object.keys(screens), "allEvents", "offReasons"].sort())
  })
})

test("lists of choices have words too", async () => {
  expect(Object.keys(vocabularies)).toEqual(
    expect.arrayContaining(["user_details-contactOptions", "product-colorOptions", "task-tags"]),
  )
})
