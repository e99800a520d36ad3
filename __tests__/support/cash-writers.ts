import { sql } from "drizzle-orm"
import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import { rowsOf } from "@/lib/core/db/rows"
import { tx } from "@/lib/core/db/tx"
import { HttpError } from "@/lib/core/http/errors"
import type { Handler } from "@/lib/core/http/handler"
import { addBusinessHandler } from "@/lib/features/businesses/handlers"
import { addCounterDepositHandler } from "@/lib/features/counter-deposits/handlers"
import { addDropHandler, verifyDropHandler } from "@/lib/features/drops/handlers"
import { verifyBooks } from "@/lib/features/ledger/service/verify"
import { connectNouns } from "@/lib/features/nouns"
import { addSafeChangeHandler, addSafeFloatHandler } from "@/lib/features/safes/handlers"
import * as tills from "@/lib/features/till-sessions/handlers"
import { until } from "./until"

// Eight people who move cash endlessly, in a process that may be killed at any moment. Part of `store-program`.

export interface CashPlace {
  business: number
  shop: number
  till: number
  safe: number
  session: number
}
/** The first command of each writer that nobody acknowledged yet. */
export interface CashPlan {
  place: CashPlace
  next: number[]
}

/** The kind of entry that the commands of each writer make. */
export const kinds = [
  "paid-in",
  "paid-out",
  "drop",
  "drop",
  "drop-verified",
  "paid-in",
  "change-delivered",
  "cash-deposit",
]
/** The fifth verifies what the third has dropped. */
export const memoOf = (writer: number, n: number) => (writer === 4 ? `2.${n}` : `${writer}.${n}`)

const rules = [{ action: "manage", subject: "all" }] as const
const principalOf = (userId: number) =>
  ({
    ...{ workspaceId: 1, userId, fullName: `User ${userId}`, sessionId: `cash-${userId}`, role: "admin" },
    ...{ rules, ability: abilityOf([...rules]), grants: [{ ...rules[0], on: "all" }], confirmedAt: null },
  }) as unknown as Principal
const client = { address: "192.0.2.1", userAgent: "", locale: "en" as const, requestId: "cash" }

interface Given {
  params?: object
  body: object
  userId?: number
}
const give = (to: unknown, key: string, { userId = 1, ...given }: Given) =>
  (to as Handler).execute({
    principal: principalOf(userId),
    client,
    idempotencyKey: key,
    ...given,
  }) as Promise<unknown> as Promise<{ id: number }>

const read = <Row>(statement: ReturnType<typeof sql>) =>
  tx({ workspaceId: 1, userId: 1 }, async ({ db }) => rowsOf<Row>(await db.execute(statement)))

/** A business with an open till and money everywhere. */
export async function openPlace(): Promise<CashPlace> {
  connectNouns()
  const firstShop = { name: "Kill", till: "Till", safe: "Safe" }
  const body = { legalName: "Kill Oy", country: "FI", currency: "EUR", firstShop }
  const { id: business } = await give(addBusinessHandler, "business", { body })
  const [of] = await read<
    Omit<CashPlace, "business" | "session">
  >(sql`select t.shop_id as shop, t.id as till, s.id as safe
    from tills t join safes s on s.workspace_id = t.workspace_id and s.shop_id = t.shop_id
    where t.workspace_id = 1 and t.business_id = ${business}`)
  const place = of as CashPlace
  const count = { pieces: { 50000: 10_000 } }
  const { id: session } = await give(tills.openTillSessionHandler, "open", { body: { till: place.till, count } })
  const change = { params: { id: place.safe }, body: { amount: 500_000_000, note: "start" } }
  await give(addSafeChangeHandler, "change", change)
  return { ...place, business, session }
}

/** The id of an envelope, once it was dropped. */
function dropOf(envelope: string, { business }: CashPlace): Promise<number> {
  return until(async () => {
    const [row] = await read<{ id: number }>(
      sql`select id from drops where business_id = ${business} and envelope = ${envelope}`,
    )
    return row?.id
  }, `envelope ${envelope} is dropped`)
}

async function commandOf(writer: number, n: number, place: CashPlace) {
  const memo = memoOf(writer, n)
  const key = `${writer}.${n}`
  const [session, safe] = [{ params: { id: place.session } }, { params: { id: place.safe } }]
  if (writer === 0) return give(tills.payIntoTillHandler, key, { ...session, body: { amount: 500, memo } })
  if (writer === 1) return give(tills.payOutOfTillHandler, key, { ...session, body: { amount: 100, memo } })
  if (writer < 4) return give(addDropHandler, key, { body: { till: place.till, amount: 200, envelope: memo } })
  if (writer === 4) {
    const id = await dropOf(memo, place)
    return give(verifyDropHandler, key, { params: { id }, body: { counted: 195 }, userId: 2 })
  }
  if (writer === 5)
    return give(addSafeFloatHandler, key, { ...safe, body: { till: place.till, amount: 300, note: memo } })
  if (writer === 6) return give(addSafeChangeHandler, key, { ...safe, body: { amount: 400, note: memo } })
  return give(addCounterDepositHandler, key, { body: { shop: place.shop, till: null, amount: 600, reference: memo } })
}

/** An earlier attempt of the killed process may still hold the key. */
const isTemporary = (error: unknown) =>
  error instanceof HttpError && (error.status === 503 || error.code === "idempotency_in_progress")

/** Lets all write until the process ends. Each command is acknowledged once it was answered. */
export function writeCash({ place, next }: CashPlan, say: (line: object) => void): void {
  connectNouns()
  next.forEach(async (first, writer) => {
    for (let n = first; ; ) {
      try {
        await commandOf(writer, n, place)
        say({ added: `${writer}.${n}` })
        n++
      } catch (error) {
        if (!isTemporary(error)) return say({ added: `failed ${writer}.${n}: ${(error as Error).stack}` })
      }
      // Between two writes the process handles messages and signals.
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
}

/** Reads the entries, the documents and the safe, and verifies the books. */
export async function checkCash({ business, shop }: CashPlace) {
  connectNouns()
  const named = async (statement: ReturnType<typeof sql>) =>
    (await read<{ name: string }>(statement)).map(({ name }) => name)
  const entries = await named(sql`select kind || ' ' || memo as name from journal_entries
    where workspace_id = 1 and business_id = ${business} and memo like '%.%'`)
  const documents = await named(sql`
    select e.kind || ' ' || e.memo as name from till_events e join till_sessions s on s.workspace_id = e.workspace_id
      and s.id = e.session_id where s.workspace_id = 1 and s.business_id = ${business} and e.memo like '%.%'
    union all select 'drop ' || envelope from drops where workspace_id = 1 and business_id = ${business}
    union all select 'drop-verified ' || envelope from drops where workspace_id = 1 and business_id = ${business} and state = 'verified'
    union all select case kind when 'float' then 'paid-in ' else 'change-delivered ' end || note from safe_movements
      where workspace_id = 1 and business_id = ${business} and kind in ('float', 'change') and note <> 'start'
    union all select 'cash-deposit ' || reference from counter_deposits where workspace_id = 1 and business_id = ${business}`)
  const [safe] = await read<{ balance: number; moved: number }>(sql`select (select sum(b.balance)::int from accounts a
      join account_balances b on b.workspace_id = a.workspace_id and b.account_id = a.id
      where a.workspace_id = 1 and a.shop_id = ${shop} and a.role = 'safe') as balance,
    (select sum(amount)::int from safe_movements where workspace_id = 1 and shop_id = ${shop}) as moved`)
  const proof = await verifyBooks((run) => tx({ workspaceId: 1, userId: 1 }, ({ db }) => run(db)), 1, business)
  return { entries, documents, safe, isIntact: proof.isIntact }
}
