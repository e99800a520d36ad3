import type { Deposit } from "@/lib/features/deposits/schema"
import type { DepositStage, DepositWait } from "@/lib/features/deposits/values"

const screens = { drop: "/business/deposit-to-safe", bag: "/business/safe-to-bank", counter: "/business/cash-deposit" }

type Query = Record<string, string | number | undefined>

export function address(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== "")
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

/** Where a deposit is on its own screen: a bag in its drawer, the others by their number. */
export const screenOf = ({ kind, id, number, shop }: Deposit) =>
  address(screens[kind], kind === "bag" ? { shop, open: id } : { shop, q: number })

/** The table of what is in a stage or waits for something. */
export const tableOf = (query: Query & { stage?: DepositStage; waitsFor?: DepositWait }) =>
  address("/business/deposits", { ...query, view: "table" })
