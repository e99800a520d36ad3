import "server-only"
import type { CommerceFigures } from "@/components/features/cards/figures"
import type { Ability } from "@/lib/core/auth/ability"
import type { Range } from "@/lib/core/range"
import { listEventsHandler } from "@/lib/features/calendar/handlers"
import * as cards from "@/lib/features/cards/handlers"
import { getCashPositionsHandler } from "@/lib/features/cash-positions/handlers"
import { chosenShop } from "../business/chosen-shop"
import { ask } from "./ask"

const eventsShown = 7
const daysAhead = 60

async function nextEvents(ability: Ability) {
  if (!ability.can("read", "Event")) return []
  const start = new Date()
  const end = new Date(start.getTime() + daysAhead * 86_400_000)
  const query = { start: start.toISOString(), end: end.toISOString() }
  return (await ask(listEventsHandler, { query })).slice(0, eventsShown)
}

type Address = Parameters<typeof chosenShop>[0]

async function cashPositions(ability: Ability, address: Address) {
  if (!ability.can("read", "ExpectedCash")) return null
  const shop = await chosenShop(address)
  const { data } = await ask(getCashPositionsHandler, { query: { shop } })
  return { positions: data, shop }
}

/** Loads all data of the commerce dashboard in parallel. */
export async function commerceFigures(
  ability: Ability,
  range: Range,
  year: number | undefined,
  address: Address,
): Promise<CommerceFigures> {
  const ranged = { query: { range } }
  const [
    setup,
    sales,
    revenue,
    customers,
    month,
    report,
    goal,
    orders,
    profit,
    products,
    latest,
    devices,
    progress,
    cash,
    events,
  ] = await Promise.all([
    ask(cards.getSetupHandler),
    ask(cards.getSalesHandler, ranged),
    ask(cards.getRevenueHandler, ranged),
    ask(cards.getCustomersHandler, ranged),
    ask(cards.getRevenueComparisonHandler),
    ask(cards.getRevenueReportHandler, { query: { year } }),
    ask(cards.getGoalOverviewHandler),
    ask(cards.getOrdersBarChartHandler, ranged),
    ask(cards.getProfitLineChartHandler, ranged),
    ask(cards.getBestProductsHandler, ranged),
    ask(cards.getTransactionsHandler),
    ask(cards.getSessionsDeviceHandler, ranged),
    ask(cards.getProductOrdersHandler, ranged),
    cashPositions(ability, address),
    nextEvents(ability),
  ])
  const { transactions } = latest
  return {
    setup,
    sales,
    revenue,
    customers,
    month,
    report,
    goal,
    orders,
    profit,
    products,
    transactions,
    devices,
    progress,
    cash,
    events,
  }
}
