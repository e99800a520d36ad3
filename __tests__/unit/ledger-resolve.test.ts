import { resolve } from "@/lib/features/ledger/service/resolve"
import type { AccountRole } from "@/lib/features/ledger/values/roles"

const account = (id: number, role: AccountRole, shopId: number | null = null, isArchived = false) => ({
  ...{ id, role, shopId, isArchived, isClosed: false, code: `${id}`, mayGoBelowZero: true, balance: "0" },
})
const idFor = (role: AccountRole, accounts: ReturnType<typeof account>[]) =>
  resolve([{ account: { role, shopId: 7 }, amount: 1n }], accounts)[0]?.of.id

test("a role means its first open account: that of the shop, or else of the business", () => {
  const expenses = [account(9, "expense"), account(4, "expense", null, true), account(5, "expense")]
  expect(idFor("expense", expenses)).toBe(5)
  expect(idFor("expense", [...expenses, account(12, "expense", 7)])).toBe(12)
})

test("of several places of money, an entry has to name one", () => {
  expect(idFor("bank", [account(5, "bank")])).toBe(5)
  expect(() => idFor("bank", [account(5, "bank"), account(6, "bank")])).toThrow()
  expect(() => idFor("till", [account(5, "till", 7), account(6, "till", 7)])).toThrow()
})
