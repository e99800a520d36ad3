import fc from "fast-check"
import { agesOf, openOf } from "@/lib/features/customers/service/ageing"

const line = (amount: number, isVoid = false) => ({ amount, isVoid })

test("payments pay the oldest charges first, also those that came before a charge", () => {
  expect(openOf([line(1_000), line(500), line(-1_200)])).toEqual([0, 300, 0])
  expect(openOf([line(-200), line(1_000)])).toEqual([0, 800])
})

test("a reversed pair pays nothing and owes nothing", () => {
  expect(openOf([line(1_000), line(500, true), line(-400), line(-500, true)])).toEqual([600, 0, 0, 0])
})

test("the newest charges that come to the balance are outstanding", () => {
  expect(agesOf(900, { under30: 700, under60: 0, under90: 0 })).toEqual({
    current: 700,
    over30: 0,
    over60: 0,
    over90: 200,
  })
  expect(agesOf(500, { under30: 700, under60: 9, under90: 9 })).toEqual({
    current: 500,
    over30: 0,
    over60: 0,
    over90: 0,
  })
  expect(agesOf(-5, { under30: 700, under60: 0, under90: 0 })).toEqual({ current: -5, over30: 0, over60: 0, over90: 0 })
})

test("ages from the balance agree with the charges that are open", () => {
  const charge = fc.record({ amount: fc.integer({ min: 1, max: 900 }), age: fc.integer({ min: 0, max: 120 }) })
  fc.assert(
    fc.property(fc.array(charge), fc.nat(5_000), (given, wanted) => {
      const charges = given.toSorted((a, b) => b.age - a.age)
      const all = charges.reduce((sum, { amount }) => sum + amount, 0)
      const paid = Math.min(wanted, all)
      const open = openOf([...charges.map(({ amount }) => line(amount)), line(-paid)])
      const between = (amounts: (index: number) => number, from: number, to: number) =>
        charges.reduce((sum, { age }, index) => (age >= from && age < to ? sum + amounts(index) : sum), 0)
      const charged = (from: number, to: number) => between((index) => charges[index]?.amount ?? 0, from, to)
      const left = (from: number, to: number) => between((index) => open[index] ?? 0, from, to)
      const ages = agesOf(all - paid, { under30: charged(0, 30), under60: charged(30, 60), under90: charged(60, 90) })
      expect(ages).toEqual({ current: left(0, 30), over30: left(30, 60), over60: left(60, 90), over90: left(90, 999) })
    }),
  )
})
