import { chosenBooks } from "@/components/features/ledger/choice"

const businesses = [{ id: 1 }, { id: 2 }]
const shops = [
  { id: 5, business: 1 },
  { id: 6, business: 2 },
  { id: 7, business: 3 },
]
const chosen = (params: Record<string, string>, of = businesses) => {
  const { business, shop } = chosenBooks(params, of, shops)
  return [business?.id, shop?.id]
}

test("a shop in the address decides whose books are shown, then the business, then the first one", () => {
  expect(chosen({})).toEqual([1, undefined])
  expect(chosen({ business: "2" })).toEqual([2, undefined])
  expect(chosen({ shop: "6" })).toEqual([2, 6])
  expect(chosen({ business: "1", shop: "6" })).toEqual([2, 6])
})

test("businesses and shops that the user may not see don't count", () => {
  expect(chosen({ business: "9", shop: "9" })).toEqual([1, undefined])
  expect(chosen({ business: "2", shop: "7" })).toEqual([2, undefined])
  expect(chosen({ business: "2" }, [])).toEqual([undefined, undefined])
})
