import fc from "fast-check"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { propose } from "@/lib/features/bank-bags/service/propose"
import { afterMove, worthOf } from "@/lib/features/safes/service/pieces"

const euro = denominationsOf("EUR")
const anyPieces = fc.record(Object.fromEntries(euro.map(({ value }) => [value, fc.nat(250)])))
const pieces = anyPieces.map((of) => Object.fromEntries(Object.entries(of).filter(([, count]) => count > 0)))

test("a proposal is in the safe, leaves the change fund, has no coins, and no further note would fit", () => {
  const safe = fc.record({ pieces, unsorted: fc.nat(50_000), changeFund: fc.nat(3_000_000) })
  fc.assert(
    fc.property(safe, ({ pieces: inSafe, unsorted, changeFund }) => {
      const total = worthOf(inSafe) + unsorted
      const bag = propose({ pieces: inSafe, total, changeFund }, euro)
      const left = total - worthOf(bag)
      expect(worthOf(bag) === 0 || left >= changeFund).toBe(true)
      for (const { value, kind } of euro) {
        const taken = bag[value] ?? 0
        expect(taken).toBeLessThanOrEqual(inSafe[value] ?? 0)
        if (kind === "coin") expect(taken).toBe(0)
        else expect(taken === (inSafe[value] ?? 0) || left - value < changeFund).toBe(true)
      }
    }),
  )
})

test("full bundles come before loose notes", () => {
  const bag = propose({ pieces: { 5000: 99, 2000: 200 }, total: 895_000, changeFund: 495_000 }, euro)
  expect(bag).toEqual({ 2000: 200 })
})

test("pieces that go out were known, or are paid for by unsorted money", () => {
  const moved = fc.record(
    Object.fromEntries(euro.slice(0, 4).map(({ value }) => [value, fc.integer({ min: -9, max: 9 })])),
  )
  fc.assert(
    fc.property(pieces, moved, fc.integer({ min: -1_000, max: 100_000 }), (known, change, unsorted) => {
      const after = afterMove(known, change, unsorted)
      const beyond = worthOf(known) + worthOf(change)
      if (!after) return expect(Object.entries(change).some(([value, of]) => (known[value] ?? 0) + of < 0)).toBe(true)
      expect(Object.values(after).every((of) => of > 0)).toBe(true)
      // Money beyond the known pieces comes from unsorted money.
      const fromUnsorted = worthOf(after) - beyond
      expect(fromUnsorted >= 0 && fromUnsorted <= Math.max(unsorted, 0)).toBe(true)
    }),
  )
})
