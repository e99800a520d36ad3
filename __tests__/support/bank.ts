import { addAccount, camt, importFile, linesOf, type TestLine, testIbans } from "./camt"
import { balanceOf, type CashShop, fund, openCashShop, staffOf, trialBalance } from "./cash-shop"

// A business with a bank account whose statements follow each other, and somebody who matches their lines.

const v1 = "/api/v1"
const iban = testIbans[0]
const idOf = (id: number) => ({ id: String(id) })
export const today = new Date().toISOString().slice(0, 10)

export async function openBank() {
  const place: CashShop = await openCashShop()
  const shop = place.shops[0] as number
  const account = await addAccount(place)
  const bookkeeper = await staffOf(place, "bookkeeper")
  let balance = 0
  return {
    ...{ place, shop, account, bookkeeper },
    /** The closing balance of the last statement. */
    balance: () => balance,
    /** Imports lines as the next statement. @returns the lines as the API has them */
    async imported(...lines: TestLine[]) {
      const { status, body } = await importFile(bookkeeper, camt({ iban, opening: balance, day: today, lines }))
      if (status !== 201) throw new Error(JSON.stringify(body))
      balance = body.data[0].closing
      return linesOf(bookkeeper, body.data[0].id)
    },
    suggested: async (id: number) => (await bookkeeper.get(`${v1}/bank-lines/{id}/suggestions`, {}, idOf(id))).body,
    match: (id: number, parts: object[], who: Pick<typeof bookkeeper, "post"> = bookkeeper) =>
      who.post(`${v1}/bank-lines/{id}/match`, { parts }, idOf(id)),
    unmatch: (id: number) => bookkeeper.post(`${v1}/bank-lines/{id}/unmatch`, { reason: "Wrong" }, idOf(id)),
    line: async (id: number) => (await bookkeeper.get(`${v1}/bank-lines/{id}`, {}, idOf(id))).body,
    inBank: () => balanceOf(place, "bank", null),
    async accountOf(role: string): Promise<number> {
      const found = (await trialBalance(place)).find((one) => one.role === role)
      return (found as unknown as { id: number }).id
    },
    entryOf: async (id: string) => (await bookkeeper.get(`${v1}/journal-entries/{id}`, {}, { id })).body,
    /** A sealed bag. */
    async bagOf(amount: number, number: string): Promise<number> {
      const witness = await staffOf(place, "cashier", [shop])
      await fund(place, "safe", shop, amount)
      const form = { safe: place.safes[0], number, count: { pieces: { 5000: amount / 5_000 } } }
      const { id } = (await place.admin.post(`${v1}/bank-bags`, form)).body
      await place.admin.post(`${v1}/bank-bags/{id}/seal`, { sealNumber: "S", witness: witness.user.id }, idOf(id))
      return id
    },
    bagState: async (id: number) => (await place.admin.get(`${v1}/bank-bags/{id}`, {}, idOf(id))).body,
  }
}
export type Bank = Awaited<ReturnType<typeof openBank>>
