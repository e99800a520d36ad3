import { charge, repayAt, writeOff } from "@/lib/features/customers/service/acts"
import { chargeDueHere } from "@/lib/features/customers/service/automatic"
import { clientIds } from "../clients"
import type { Order } from "./commands"
import type { CustomerHappening } from "./kinds"
import { tradingShops } from "./shops"

type Commands = {
  [K in CustomerHappening["kind"]]: (order: Order, what: Extract<CustomerHappening, { kind: K }>) => Promise<unknown>
}

const customerOf = (company: string) => clientIds.get(company) as number
const rateIn = ({ place }: Order) => tradingShops.find(({ code }) => code === place.code)?.rates.standard as number
const toBank = { to: "bank", till: null, bankAccount: null, memo: "" } as const

export const customerCommands: Commands = {
  "iou-charged": (order, { company, amount, memo }) =>
    charge(order, customerOf(company), {
      ...{ shop: order.place.shopId, rates: [{ rate: rateIn(order), gross: amount }], memo, aboveLimit: false },
    }),
  "iou-repaid": (order, { company, amount }) =>
    repayAt(order, customerOf(company), { shop: order.place.shopId, amount, ...toBank }),
  "iou-written-off": (order, { company, amount, reason }) =>
    writeOff(order, customerOf(company), { shop: order.place.shopId, amount, reason }),
  // Nobody gives this command: a job does.
  "rounds-charged": ({ scope }) => chargeDueHere(scope),
}
