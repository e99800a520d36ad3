import { and, asc, eq } from "drizzle-orm"
import { mayOn } from "@/lib/core/auth/grants"
import type { Db, Scope } from "@/lib/core/db/types"
import { isWorkingDay } from "@/lib/core/holidays"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import { prepare } from "@/lib/features/payment-batches/service/batches"
import { add as addMandate, changeCreditor } from "@/lib/features/payment-batches/service/mandates"
import { add, refund } from "@/lib/features/payments/service/account"
import { dateOf } from "./context"
import { addDays } from "./trading/days"
import { findPeople } from "./trading/people"

// Advance payments by customers of the sample company, and a batch that waits for its file. Made by the features' own services.

const prepaid = [
  { client: 0, amount: 48_000, memo: "Deposit for a workshop", refunded: 0 },
  { client: 1, amount: 12_500, memo: "Paid without a reference", refunded: 0 },
  { client: 2, amount: 30_000, memo: "Cancelled order", refunded: 10_000 },
]
const refundIban = "FI2112345600000785"

const nextBankDay = (day: string): string => (isWorkingDay(day, "TARGET") ? day : nextBankDay(addDays(day, 1)))

/** Adds payments on account, a mandate and a batch of the first business. */
export async function seedPayments(
  db: Db,
  workspaceId: number,
  owner: { id: number; fullName: string },
): Promise<void> {
  const scope: Scope = { db, workspaceId, userId: owner.id, trace: { name: owner.fullName }, after: () => {} }
  const [business] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.legalName, "Lindqvist & Daughters Oy")))
  const customers = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(eq(clients.workspaceId, workspaceId))
    .orderBy(asc(clients.id))
    .limit(prepaid.length)
  if (!business || customers.length < prepaid.length) return
  const [account] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.businessId, business.id)))
    .orderBy(asc(bankAccounts.id))
  const people = [...(await findPeople(scope)).values()]
  const person = people.find((one) => mayOn(one, ["create", "Payment"], { business: business.id }))
  if (!account || !person) return
  const own: Scope = { ...scope, userId: person.userId, trace: { name: person.fullName } }
  const today = dateOf(new Date())
  const money = { method: "bank" as const, till: null, bankAccount: account.id }
  let last = 0
  for (const [index, { client, amount, memo, refunded }] of prepaid.entries()) {
    const customer = customers[client] as { id: number }
    const form = { business: business.id, shop: null, partyKind: "customer" as const, party: customer.id, amount }
    const paidOn = addDays(today, -1)
    const made = await add(own, person, `sample payment ${index}`, { ...form, ...money, paidOn, memo })
    last = made.id
    const command = { principal: person, id: made.id, key: `sample refund ${index}` }
    const back = { version: made.version, on: addDays(paidOn, 1), amount: refunded, reason: "", ...money }
    if (refunded > 0) await refund(own, command, back)
  }
  const signer = customers[1] as { id: number; name: string }
  await changeCreditor(own, business.id, "FI88ZZZ99120108")
  await addMandate(own, {
    ...{ business: business.id, customer: signer.id, reference: "LD-0001", bic: "" },
    kind: "recurring",
    ...{ signedOn: addDays(today, -60), holder: signer.name, iban: refundIban },
  })
  await prepare(own, person, {
    ...{ business: business.id, bankAccount: account.id },
    kind: "transfer",
    executionOn: nextBankDay(addDays(today, 2)),
    items: [{ kind: "refund", id: last, iban: refundIban }],
  })
}
