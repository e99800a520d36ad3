import fc from "fast-check"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import * as owed from "@/lib/features/ledger/service/recipes/owed"

// The table of recipes: which accounts each event debits and credits. A till is account 7.

const shopId = 3
const till = 7
const party = "customer:12"
const bank = { role: "bank" } as const
const rates = [
  { vatCode: "2400", net: 1_000n, vat: 240n },
  { vatCode: "1000", net: 500n, vat: 50n },
]
const goods = [{ productId: 5, cost: 300n, net: 300n }]

/** Debits and credits as `account amount`. */
function sides({ lines }: Recipe) {
  const name = ({ account }: Recipe["lines"][number]) => ("role" in account ? account.role : "till")
  const of = (sign: bigint) =>
    lines.filter(({ amount }) => amount * sign > 0n).map((line) => `${name(line)} ${line.amount * sign}`)
  return [of(1n), of(-1n)]
}

const table: [string, Recipe, string[], string[]][] = [
  [
    "takings of a day",
    cash.takings({
      shopId,
      till,
      cash: 990n,
      cards: 600n,
      vouchers: 100n,
      ious: [{ party, amount: 102n }],
      rounding: 2n,
      rates,
    }),
    ["till 990", "card_clearing 600", "vouchers 100", "iou_control 102"],
    ["sales 1000", "vat_output 240", "sales 500", "vat_output 50", "cash_rounding 2"],
  ],
  ["a till that is short", cash.cashUp({ shopId, till, variance: -240n }), ["over_short 240"], ["till 240"]],
  ["a till that is over", cash.cashUp({ shopId, till, variance: 240n }), ["till 240"], ["over_short 240"]],
  ["cash paid out", cash.paidOut({ shopId, till, net: 100n, vat: 24n }), ["expense 100", "vat_input 24"], ["till 124"]],
  ["cash paid in", cash.paidIn({ shopId, till, amount: 50n, from: "capital" }), ["till 50"], ["capital 50"]],
  ["a float", cash.paidIn({ shopId, till, amount: 50n, from: "safe" }), ["till 50"], ["safe 50"]],
  ["a drop", cash.dropped({ shopId, till, amount: 900n }), ["drop_pending 900"], ["till 900"]],
  ["a drop verified", cash.dropVerified({ shopId, amount: 900n, counted: 900n }), ["safe 900"], ["drop_pending 900"]],
  [
    "a drop too small",
    cash.dropVerified({ shopId, amount: 900n, counted: 890n }),
    ["safe 890", "over_short 10"],
    ["drop_pending 900"],
  ],
  [
    "a drop too large",
    cash.dropVerified({ shopId, amount: 900n, counted: 905n }),
    ["safe 905"],
    ["over_short 5", "drop_pending 900"],
  ],
  ["a safe that is short", cash.safeCount({ shopId, variance: -3n }), ["over_short 3"], ["safe 3"]],
  ["a safe that is over", cash.safeCount({ shopId, variance: 3n }), ["safe 3"], ["over_short 3"]],
  ["a bag sealed", cash.bagSealed({ shopId, amount: 185_000n }), ["cash_in_transit 185000"], ["safe 185000"]],
  ["a bag credited", cash.bagCredited({ shopId, amount: 184_000n }), ["bank 184000"], ["cash_in_transit 184000"]],
  ["a bag's shortfall", cash.bagShortfall({ shopId, amount: 1_000n }), ["over_short 1000"], ["cash_in_transit 1000"]],
  [
    "a deposit at a counter",
    cash.cashDeposit({ shopId, till, amount: 500n, fee: 5n }),
    ["bank 495", "bank_charges 5"],
    ["till 500"],
  ],
  ["a deposit by the owner", cash.cashDeposit({ shopId, amount: 500n, fee: 0n }), ["bank 500"], ["capital 500"]],
  [
    "a card settlement",
    cash.cardSettlement({ shopId, amount: 600n, fee: 9n }),
    ["bank 591", "bank_charges 9"],
    ["card_clearing 600"],
  ],
  ["an agency sale", cash.agencySale({ shopId, till, amount: 40n }), ["till 40"], ["agency_payable 40"]],
  ["a lottery prize", cash.agencyPaid({ shopId, till, amount: 40n }), ["agency_payable 40"], ["till 40"]],
  [
    "an IOU",
    owed.iouCharged({ shopId, party, rates }),
    ["iou_control 1790"],
    ["sales 1000", "vat_output 240", "sales 500", "vat_output 50"],
  ],
  [
    "an IOU repaid in cash",
    owed.iouRepaid({ shopId, party, amount: 90n, money: { accountId: till } }),
    ["till 90"],
    ["iou_control 90"],
  ],
  [
    "an IOU repaid by bank",
    owed.iouRepaid({ shopId, party, amount: 90n, money: bank }),
    ["bank 90"],
    ["iou_control 90"],
  ],
  ["an IOU written off", owed.iouWrittenOff({ shopId, party, amount: 90n }), ["bad_debt 90"], ["iou_control 90"]],
  [
    "an invoice",
    owed.invoiceIssued({ party, rates }),
    ["trade_debtors 1790"],
    ["sales 1000", "vat_output 240", "sales 500", "vat_output 50"],
  ],
  [
    "an invoice credited",
    owed.invoiceCredited({ party, rates }),
    ["sales 1000", "vat_output 240", "sales 500", "vat_output 50"],
    ["trade_debtors 1790"],
  ],
  [
    "a web order shipped",
    owed.orderShipped({ shopId, paid: { party }, rates, goods }),
    ["customer_deposits 1790", "cogs 300"],
    ["sales 1000", "vat_output 240", "sales 500", "vat_output 50", "stock 300"],
  ],
  [
    "a web order paid by card",
    owed.orderShipped({ shopId, paid: "card", rates: [], goods }),
    ["cogs 300"],
    ["stock 300"],
  ],
  ["a direct debit for bills", owed.debitCollected({ party, amount: 80n }), ["supplier_control 80"], ["bank 80"]],
  ["a direct debit for rent", owed.debitCollected({ amount: 80n }), ["expense 80"], ["bank 80"]],
  ["a direct debit returned", owed.debitReturned({ fee: 4n }), ["bank_charges 4"], ["bank 4"]],
  ["opening balances", owed.opening([{ accountId: till, amount: 100n }]), ["till 100"], ["opening 100"]],
]

test.each(table)("%s debits and credits what the table says", (_, recipe, debits, credits) => {
  expect(sides(recipe)).toEqual([debits, credits])
})

test("postings to control accounts name the party, and VAT lines the net amount", () => {
  const { lines } = owed.invoiceIssued({ party, rates })
  expect(lines.map((line) => [line.party, line.vatCode, line.net])).toEqual([
    [party, undefined, undefined],
    [undefined, "2400", undefined],
    [undefined, "2400", 1_000n],
    [undefined, "1000", undefined],
    [undefined, "1000", 500n],
  ])
})

test("takings that don't add up make no entry", () => {
  expect(() => cash.takings({ shopId, till, cash: 1n, cards: 0n, vouchers: 0n, ious: [], rates })).toThrow(RangeError)
  expect(() => cash.dropped({ shopId, till, amount: -1n })).toThrow(RangeError)
})

test("every recipe balances for any amounts, and an event of nothing makes no lines", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (a, b, variance) => {
      const one = [{ vatCode: "2400", net: a, vat: b }]
      const made = [
        cash.takings({ shopId, till, cash: a, cards: b, vouchers: 0n, ious: [], rates: one }),
        cash.cashUp({ shopId, till, variance }),
        cash.dropVerified({ shopId, amount: a, counted: b }),
        cash.cardSettlement({ shopId, amount: a + b, fee: b }),
        owed.orderShipped({ shopId, paid: "card", rates: one, goods: [{ cost: a }] }),
      ]
      for (const { lines } of made) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(0n)
        expect(lines.every((line) => line.amount !== 0n)).toBe(true)
      }
    }),
  )
  expect(cash.cashUp({ shopId, till, variance: 0n }).lines).toEqual([])
})
