import { and, eq } from "drizzle-orm"
import { now, runAt } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { instantOf, wallOf } from "@/lib/core/time-zone"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import * as owed from "@/lib/features/ledger/service/recipes/owed"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { journalEntries } from "@/lib/features/ledger/table/journal"
import { type Order, safeCommands, type TradingPlace, tillCommands } from "./commands"
import { customerCommands } from "./customer-commands"
import { addDays } from "./days"
import { tradingEvents } from "./events"
import { goodsCommands } from "./goods-commands"
import type { BankHappening, TradingEvent } from "./kinds"
import { actorOf, findPeople, type People } from "./people"
import { findRecords, type Records } from "./records"
import { type TradingShop, tradingShops } from "./shops"
import { settledUntil } from "./tail"

/** The ledger entry for a transaction of the bank itself, for which no noun has a command yet. */
function recipeOf(what: BankHappening, shopId: number): { recipe: Recipe; memo: string } {
  if (what.kind === "card-settlement") {
    const { amount, fee } = what
    return { recipe: cash.cardSettlement({ shopId, amount: BigInt(amount), fee: BigInt(fee) }), memo: "" }
  }
  if (what.kind === "debit")
    return { recipe: owed.debitCollected({ shopId, amount: BigInt(what.amount) }), memo: what.memo }
  return { recipe: owed.debitReturned({ shopId, fee: BigInt(what.fee) }), memo: what.debit }
}

/** Reverses the entry of a direct debit that the bank returned. */
async function reverseDebit(scope: Scope, businessId: number, debit: string, businessDate: string) {
  const { workspaceId, idempotencyKey } = journalEntries
  const isDebit = eq(idempotencyKey, `sample ${debit}`)
  const [entry] = await scope.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(eq(workspaceId, scope.workspaceId), eq(journalEntries.businessId, businessId), isDebit))
  if (entry)
    await reverse(scope, entry.id, { reason: "Returned by the bank", key: `sample ${debit} returned`, businessDate })
}

async function postBank({ scope, place, key }: Order, what: BankHappening, businessDate: string) {
  const { businessId, shopId } = place
  if (what.kind === "debit-returned") await reverseDebit(scope, businessId, what.debit, businessDate)
  const { recipe, memo } = recipeOf(what, shopId)
  const where = { businessId, shopId, currency: "EUR", businessDate }
  await post(scope, { ...recipe, ...where, occurredAt: now(), key, memo })
}

type Command = (order: Order, what: object) => Promise<unknown>
const commands = { ...tillCommands, ...safeCommands, ...goodsCommands, ...customerCommands } as unknown as Record<
  string,
  Command
>

interface Company {
  people: People
  records: Records
}

/** Runs the command of an event at the event's time. */
async function run(scope: Scope, place: TradingPlace, event: TradingEvent, { people, records }: Company, zone: string) {
  const principal = actorOf(people, event, { business: place.businessId, shop: place.shopId })
  const actor = { ...scope, userId: principal.userId, trace: { name: principal.fullName } }
  const { key, day, at } = event
  const order = { scope: actor, principal, key, place, people, records }
  const command = commands[event.kind]
  await runAt(instantOf(new Date(Date.parse(day) + at * 60_000), zone), () =>
    command ? command(order, event) : postBank(order, event as BankHappening, day),
  ).catch((error) => {
    throw new Error(`${event.kind} of ${key} was refused`, { cause: error })
  })
}

/** The events of a shop until now, or without `now` only those of settled days. */
export function eventsOf(shop: TradingShop, { opened, done, today, now: time }: Span & { now?: Date }): TradingEvent[] {
  const from = addDays(opened, 1)
  const before = done ? settledUntil(shop, done) : opened
  const wall = time && wallOf(time, shop.timeZone)
  const here = wall && { day: today, at: Math.floor((wall.getTime() - Date.parse(today)) / 60_000) }
  const until = here ? addDays(today, -1) : settledUntil(shop, today)
  return tradingEvents(shop, from, until, here).filter(({ day }) => day > before)
}

interface Span {
  /** The day on which the books were opened, and the one on which a store was prepared, if it was. */
  opened: string
  done?: string
  today: string
}

/**
 * Runs the events of the sample's shops.
 * @param span without `now`, only the events that are the same for every later start
 */
export async function trade(scope: Scope, places: TradingPlace[], span: Span & { now?: Date }): Promise<void> {
  const company = { people: await findPeople(scope), records: await findRecords(scope) }
  for (const place of places) {
    const shop = tradingShops.find(({ code }) => code === place.code) as TradingShop
    for (const event of eventsOf(shop, span)) await run(scope, place, event, company, shop.timeZone)
  }
}
