import fc from "fast-check"
import { HttpError } from "@/lib/core/http/errors"
import { changePeriod } from "@/lib/features/ledger/service/periods"
import { post } from "@/lib/features/ledger/service/post"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { entryOf, inBooks, type SampleBooks } from "./books"
import { type ModelLine, type Name, names } from "./ledger-model"

/** A random command. `nth` chooses an earlier one; a key is used again if it is drawn again. */
export type Command =
  | { do: "post"; key: number; date: string; lines: ModelLine[] }
  | { do: "repeat"; nth: number }
  | { do: "reverse"; key: number; nth: number }
  | { do: "period"; month: string; isLocked: boolean }

const months = ["2025-12", "2026-01", "2026-02"]
const month = fc.constantFrom(...months)
const date = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([m, day]) => `${m}-${String(day).padStart(2, "0")}`)
const amount = fc.bigInt({ min: 1n, max: 10_000n })
const account = fc.constantFrom(...names)
const key = fc.nat(400)

/** Mostly money that moves from one account to another, partly split over a third; sometimes lines that are no entry. */
const lines: fc.Arbitrary<ModelLine[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(account, account, amount).map(([to, from, n]): ModelLine[] => [
      [to, n],
      [from, -n],
    ]),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom<Name>("till", "safe"), amount).map(([to, n]): ModelLine[] => [
      [to, n * 3n],
      ["capital", -n * 3n],
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(account, account, account, amount, amount).map(([a, b, c, n, m]): ModelLine[] => [
      [a, n],
      [b, m],
      [c, -n - m],
    ]),
  },
  { weight: 1, arbitrary: fc.array(fc.tuple(account, fc.bigInt({ min: -5n, max: 5n })), { maxLength: 3 }) },
)

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant("post" as const), key, date, lines }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("repeat" as const), nth: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("reverse" as const), key, nth: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("period" as const), month, isLocked: fc.boolean() }) },
)

/** The code of an error response; other errors are bugs. */
export async function codeOf<T>(run: Promise<T>): Promise<T | { error: string }> {
  return run.catch((error: unknown) => {
    if (error instanceof HttpError) return { error: error.code }
    throw error
  })
}

const refOf = (books: SampleBooks, name: Name) =>
  name === "till" ? { accountId: books.till } : { role: name, shopId: books.shopId }

/** Posts through the service, as a recipe would. */
export const postLines = (books: SampleBooks, key: string, businessDate: string, given: readonly ModelLine[]) =>
  codeOf(
    inBooks((scope) => {
      const lines = given.map(([name, amount]) => ({ account: refOf(books, name), amount }))
      return post(scope, entryOf(books, { kind: "manual", lines }, { key, businessDate }))
    }),
  )

export const reverseEntry = (id: string, key: string) =>
  codeOf(inBooks((scope) => reverse(scope, id, { reason: "A mistake", key })))

export const setLocked = ({ businessId }: SampleBooks, month: string, isLocked: boolean) =>
  codeOf(inBooks((scope) => changePeriod(scope, businessId, month, isLocked ? "locked" : "open", "why")))
