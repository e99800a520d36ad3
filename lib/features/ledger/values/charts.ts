import { type AccountClass, type AccountRole, cashRoles } from "./roles"

/** An account of a chart. Its name is the message `accounts.<role>` of the noun's messages. */
export interface ChartAccount {
  code: string
  role: AccountRole
  class: AccountClass
  /** Opened for each shop instead of once for the business. Tills are opened one by one. */
  per?: "shop" | "till"
}

const asset = (code: string, role: AccountRole, per?: "shop" | "till"): ChartAccount => ({
  code,
  role,
  class: "asset",
  ...(per ? { per } : {}),
})
const liability = (code: string, role: AccountRole): ChartAccount => ({ code, role, class: "liability" })
const equity = (code: string, role: AccountRole): ChartAccount => ({ code, role, class: "equity" })
const income = (code: string, role: AccountRole): ChartAccount => ({ code, role, class: "income" })
const expense = (code: string, role: AccountRole): ChartAccount => ({ code, role, class: "expense" })

/** The chart that every business starts with: of no country, one account for each role. */
export const neutralChart: readonly ChartAccount[] = [
  asset("1010", "till", "till"),
  asset("1020", "safe", "shop"),
  asset("1030", "drop_pending", "shop"),
  asset("1040", "cash_in_transit", "shop"),
  asset("1100", "bank"),
  asset("1150", "card_clearing"),
  asset("1200", "trade_debtors"),
  asset("1210", "iou_control"),
  asset("1300", "stock", "shop"),
  asset("1400", "vat_input"),
  liability("2000", "supplier_control"),
  liability("2100", "customer_deposits"),
  liability("2150", "vouchers"),
  liability("2200", "vat_output"),
  liability("2300", "agency_payable"),
  equity("3000", "capital"),
  equity("3100", "drawings"),
  equity("3900", "opening"),
  income("4000", "sales"),
  expense("5000", "cogs"),
  expense("5100", "wastage"),
  expense("5200", "shrinkage"),
  expense("6000", "expense"),
  expense("6100", "bank_charges"),
  expense("6200", "bad_debt"),
  expense("6300", "over_short"),
  expense("6310", "cash_rounding"),
]

/** Whether accounts of a role may fall below zero. */
export const mayGoBelowZero = (role: AccountRole): boolean => !(cashRoles as readonly string[]).includes(role)

/** The account of the neutral chart with a role. */
export const chartAccount = (role: AccountRole): ChartAccount =>
  neutralChart.find((account) => account.role === role) as ChartAccount

/** The charts into which an export can translate. */
export const exportCharts = ["skr03", "pcg"] as const
export type ExportChart = (typeof exportCharts)[number]

/**
 * Account numbers by role: SKR03, the German chart by processes, and PCG, the French general chart. An adviser may use others
 * for special cases; these are where the roles usually go.
 */
export const exportCodes: Record<AccountRole, Record<ExportChart, string>> = {
  till: { skr03: "1000", pcg: "531" },
  safe: { skr03: "1010", pcg: "532" },
  drop_pending: { skr03: "1361", pcg: "581" },
  cash_in_transit: { skr03: "1360", pcg: "580" },
  bank: { skr03: "1200", pcg: "512" },
  card_clearing: { skr03: "1362", pcg: "5115" },
  iou_control: { skr03: "1410", pcg: "4111" },
  trade_debtors: { skr03: "1400", pcg: "411" },
  vouchers: { skr03: "1711", pcg: "4198" },
  supplier_control: { skr03: "1600", pcg: "401" },
  customer_deposits: { skr03: "1710", pcg: "4191" },
  stock: { skr03: "3980", pcg: "37" },
  vat_output: { skr03: "1770", pcg: "4457" },
  vat_input: { skr03: "1570", pcg: "4456" },
  sales: { skr03: "8200", pcg: "707" },
  cogs: { skr03: "4000", pcg: "607" },
  wastage: { skr03: "4700", pcg: "6037" },
  shrinkage: { skr03: "3960", pcg: "6037" },
  over_short: { skr03: "2300", pcg: "658" },
  cash_rounding: { skr03: "2309", pcg: "6588" },
  expense: { skr03: "4900", pcg: "628" },
  bank_charges: { skr03: "4970", pcg: "627" },
  bad_debt: { skr03: "2400", pcg: "654" },
  agency_payable: { skr03: "1700", pcg: "467" },
  capital: { skr03: "0800", pcg: "101" },
  drawings: { skr03: "1800", pcg: "108" },
  opening: { skr03: "9000", pcg: "890" },
}

/**
 * The codes of accounts in an export chart, by their ids. Accounts that would get the same one stay distinct: the oldest has
 * it, the next one `1000-2`, so that an account keeps its code when another one is opened.
 */
export function codesIn(chart: ExportChart, accounts: readonly { id: number; role: AccountRole }[]) {
  const used = new Map<string, number>()
  const codes = new Map<number, string>()
  for (const { id, role } of [...accounts].sort((a, b) => a.id - b.id)) {
    const base = exportCodes[role][chart]
    const nth = (used.get(base) ?? 0) + 1
    used.set(base, nth)
    codes.set(id, nth === 1 ? base : `${base}-${nth}`)
  }
  return codes
}
