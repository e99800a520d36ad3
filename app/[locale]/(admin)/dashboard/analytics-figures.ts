import "server-only"
import type { AnalyticsFigures } from "@/components/features/cards/figures"
import type { Ability } from "@/lib/core/auth/ability"
import type { Range } from "@/lib/core/range"
import * as cards from "@/lib/features/cards/handlers"
import { listTasksHandler } from "@/lib/features/todo/handlers"
import { ask } from "./ask"

const tasksShown = 5

async function openTasks(ability: Ability) {
  if (!ability.can("read", "Task")) return []
  const tasks = await ask(listTasksHandler, { query: { sortBy: "due-date" } })
  return tasks.filter(({ isCompleted }) => !isCompleted).slice(0, tasksShown)
}

/** Loads all data of the analytics dashboard in parallel. */
export async function analyticsFigures(ability: Ability, range: Range): Promise<AnalyticsFigures> {
  const ranged = { query: { range } }
  const [
    setup,
    month,
    revenue,
    subscribers,
    orders,
    sessions,
    tickets,
    traffic,
    people,
    newsletter,
    customers,
    products,
    latest,
    tasks,
  ] = await Promise.all([
    ask(cards.getSetupHandler),
    ask(cards.getRevenueComparisonHandler),
    ask(cards.getRevenueHandler, ranged),
    ask(cards.getSubscribersHandler, ranged),
    ask(cards.getOrdersHandler, ranged),
    ask(cards.getAvgSessionsHandler, ranged),
    ask(cards.getSupportTrackerHandler, ranged),
    ask(cards.getSiteTrafficHandler, ranged),
    ask(cards.getActiveUsersHandler, ranged),
    ask(cards.getNewsletterHandler, ranged),
    ask(cards.getCustomersHandler, ranged),
    ask(cards.getBestProductsHandler, ranged),
    ask(cards.getTimelineHandler),
    openTasks(ability),
  ])
  const { acts } = latest
  return {
    setup,
    month,
    revenue,
    subscribers,
    orders,
    sessions,
    tickets,
    traffic,
    people,
    newsletter,
    customers,
    products,
    acts,
    tasks,
  }
}
