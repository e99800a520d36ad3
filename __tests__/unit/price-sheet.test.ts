import { readAmount, writeAmount } from "@/components/features/catalogue/sheet/amounts"
import { readBlock, writeBlock } from "@/components/features/catalogue/sheet/block"
import { draftFor, priceIn, stateOf } from "@/components/features/catalogue/sheet/cell-state"
import { columnsOf, marginOf } from "@/components/features/catalogue/sheet/columns"
import { cellKey, cellOf, edit, noEdits, redoEdit, undoEdit } from "@/components/features/catalogue/sheet/edits"
import { moved, stepped } from "@/components/features/catalogue/sheet/moves"
import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"

const cell = (shop: number | null, amount: number | null, version: number) => ({ shop, amount, version, next: null })
const row: SheetRow = {
  ...{ id: 7, name: "Soap", sku: "", gtins: [], state: "active", category: null, categoryName: null },
  ...{ vatRates: { DE: 1900 }, cost: 100, prices: [cell(null, 238, 3), cell(2, null, 5)] },
}

describe("amounts", () => {
  test.each([
    ["1,25", "de", { amount: 125 }],
    ["1.25", "de", { amount: 125 }],
    ["1.234,50 €", "de", { amount: 123_450 }],
    ["1,234.50", "en", { amount: 123_450 }],
    ["1 234,50", "fr", { amount: 123_450 }],
    ["", "en", { amount: null }],
    ["abc", "en", { problem: "amount" }],
    ["-1", "en", { problem: "negative" }],
    ["0.999", "en", { problem: "decimals" }],
    ["99999999999", "en", { problem: "amount" }],
  ])("%s in %s", (text, locale, read) => expect(readAmount(text, locale)).toEqual(read))

  test("an amount is written as it is typed", () => {
    expect([writeAmount(5, "de"), writeAmount(120_000, "en"), writeAmount(null, "en")]).toEqual(["0,05", "1200.00", ""])
  })
})

describe("blocks", () => {
  test("cells of Excel, with quotes, line breaks and a last line end", () => {
    expect(readBlock('1,5\t2\r\n"a ""b""\nc"\t\r\n')).toEqual([
      ["1,5", "2"],
      ['a "b"\nc', ""],
    ])
    expect(readBlock("")).toEqual([])
    expect(readBlock("\n1")).toEqual([[""], ["1"]])
  })

  test("a block that was written reads the same", () => {
    const block = [
      ["1", 'say "x"', "tab\there"],
      ["", "line\nbreak", "é"],
    ]
    expect(readBlock(writeBlock(block))).toEqual(block)
  })
})

describe("edits", () => {
  const draft = (text: string) => ({ text, version: 1 })

  test("a step is undone and redone as a whole", () => {
    const one = edit(noEdits, [
      ["1:0", draft("1")],
      ["2:0", draft("2")],
    ])
    const two = edit(one, [["1:0", undefined]])
    expect(two.drafts).toEqual({ "2:0": draft("2") })
    expect(undoEdit(two).drafts).toEqual(one.drafts)
    expect(undoEdit(undoEdit(two)).drafts).toEqual({})
    expect(redoEdit(redoEdit(undoEdit(undoEdit(two)))).drafts).toEqual(two.drafts)
    expect(undoEdit(noEdits)).toEqual(noEdits)
  })

  test("an edit without changes is no step, and a new step ends redo", () => {
    const one = edit(noEdits, [["1:0", draft("1")]])
    expect(edit(one, [["1:0", draft("1")]])).toBe(one)
    expect(edit(undoEdit(one), [["2:0", draft("2")]]).redo).toEqual([])
  })

  test("a key names its cell", () => {
    expect([cellOf(cellKey(7, null)), cellOf(cellKey(7, 2))]).toEqual([
      { product: 7, shop: null },
      { product: 7, shop: 2 },
    ])
  })
})

describe("cells", () => {
  test("a draft with the price of now is dropped", () => {
    expect(draftFor(row, null, "2,38", {}, "de")).toBeUndefined()
    expect(draftFor(row, 2, "", {}, "de")).toBeUndefined()
    expect(draftFor(row, null, "2,39", {}, "de")).toEqual({ text: "2,39", version: 3 })
    expect(draftFor(row, 9, "1", {}, "de")).toEqual({ text: "1", version: 0 })
  })

  test("a draft keeps the version it began with, so a later price is a conflict", () => {
    const drafts = { "7:0": { text: "3", version: 2 } }
    expect(draftFor(row, null, "4", drafts, "en")).toEqual({ text: "4", version: 2 })
    expect(stateOf(row, null, drafts, "en")).toMatchObject({ isConflict: true, amount: 238, wanted: 300 })
    expect(stateOf(row, null, { "7:0": { text: "2.38", version: 2 } }, "en").isConflict).toBe(false)
  })

  test("the price of all shops can't be empty, that of a shop can", () => {
    expect(stateOf(row, null, { "7:0": { text: "", version: 3 } }, "en").problem).toBe("required")
    expect(stateOf(row, 2, { "7:2": { text: "", version: 5 } }, "en").problem).toBeUndefined()
  })

  test("a shop without a price has that of all shops, also an unsaved one", () => {
    expect(priceIn(row, 2, {}, "en")).toBe(238)
    expect(priceIn(row, 2, { "7:0": { text: "3", version: 3 } }, "en")).toBe(300)
    expect(priceIn(row, 2, { "7:2": { text: "2", version: 5 } }, "en")).toBe(200)
  })

  test("the margin is of the price without VAT", () => {
    expect(marginOf(row, 238, "DE")).toBe(5_000)
    expect([marginOf(row, 238, "FR"), marginOf(row, 0, "DE"), marginOf({ ...row, cost: null }, 238, "DE")]).toEqual([
      null,
      null,
      null,
    ])
  })

  test("columns are those of all shops and of the chosen one", () => {
    const shop = (id: number) => ({ id, name: `S${id}`, currency: "EUR", country: "DE", maySet: true })
    const sheet = { data: [row], shops: [shop(1), shop(2)], maySetAll: false, currency: "EUR", total: 1, latest: 5 }
    const kinds = (chosen: number | undefined, cost: boolean) =>
      columnsOf(sheet, chosen, cost).map((column) => (column.kind === "price" ? column.shop : column.kind))
    expect(kinds(undefined, true)).toEqual([null, 1, 2, "cost", "margin"])
    expect(kinds(2, false)).toEqual([null, 2])
  })
})

describe("moves", () => {
  const extent = { rows: 5, columns: 3, page: 2 }
  const at = (row: number, column: number) => ({ active: { row, column }, anchor: { row, column } })
  const key = (name: string, held: object = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  })

  test("arrows move inside, with Ctrl to the end, with Shift the range grows", () => {
    expect(moved(key("ArrowUp"), at(0, 0), extent)?.active).toEqual({ row: 0, column: 0 })
    expect(moved(key("ArrowRight", { ctrlKey: true }), at(1, 0), extent)?.active).toEqual({ row: 1, column: 2 })
    expect(moved(key("PageDown"), at(1, 0), extent)?.active.row).toBe(3)
    expect(moved(key("ArrowDown", { shiftKey: true }), at(1, 1), extent)).toEqual({
      active: { row: 2, column: 1 },
      anchor: { row: 1, column: 1 },
    })
    expect(moved(key("x"), at(0, 0), extent)).toBeUndefined()
  })

  test("from right to left the left arrow goes to the next column", () => {
    expect(moved(key("ArrowLeft"), at(0, 0), extent, true)?.active.column).toBe(1)
  })

  test("Tab goes on in the next row, and leaves past the last cell", () => {
    expect(stepped("column", false, { row: 0, column: 2 }, extent)).toEqual({ row: 1, column: 0 })
    expect(stepped("column", true, { row: 0, column: 0 }, extent)).toBeUndefined()
    expect(stepped("column", false, { row: 4, column: 2 }, extent)).toBeUndefined()
    expect(stepped("row", false, { row: 4, column: 0 }, extent)).toBeUndefined()
  })
})
