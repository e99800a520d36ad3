import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import type { Column } from "@/components/features/catalogue/sheet/columns"
import { SheetGrid } from "@/components/features/catalogue/sheet/sheet-grid"
import { type SheetEdits, useSheetEdits } from "@/components/features/catalogue/sheet/use-sheet-edits"
import type { SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import sheetWords from "@/messages/en/price-sheet.json"
import products from "@/messages/en/products.json"

const cell = (shop: number | null, amount: number, version: number) => ({ shop, amount, version, next: null })
const product = (id: number, name: string): SheetRow => ({
  ...{ id, name, sku: "", gtins: [], state: "active", category: null, categoryName: null, vatRates: {} },
  prices: [cell(null, 100 * id, id)],
})
const rows = [product(1, "Apple"), product(2, "Bread"), product(3, "Cheese")]
const price = { kind: "price" as const, currency: "EUR", country: "FI" }
const columns: Column[] = [
  { ...price, shop: null, maySet: true },
  { ...price, shop: 4, name: "Kallio", maySet: true },
  { ...price, shop: 5, name: "Berlin", maySet: false },
]

let edits: SheetEdits
const saved = jest.fn()
function Sheet() {
  edits = useSheetEdits()
  return <SheetGrid {...{ rows, columns, edits, locale: "en", problems: {} }} onSave={saved} />
}

const messages = { "price-sheet": sheetWords, products }
function show() {
  // jsdom has no layout: the virtual rows need a height to be in.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600)
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900)
  Element.prototype.scrollTo = (() => undefined) as never
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Sheet />
    </NextIntlClientProvider>,
  )
  const grid = screen.getByRole("grid", { name: "Prices of all products" })
  grid.focus()
  return grid
}

const cellsOf = (name: string) => {
  const row = screen.getByText(name).closest<HTMLElement>("[role=row]") as HTMLElement
  return within(row).getAllByRole("gridcell")
}
const isActive = (grid: HTMLElement, element: HTMLElement | undefined) =>
  grid.getAttribute("aria-activedescendant") === element?.id
const paste = (grid: HTMLElement, text: string) =>
  fireEvent.paste(grid, { clipboardData: { getData: () => text, setData: () => undefined } })

test("typing edits a cell, Enter goes down, Tab to the right", async () => {
  const grid = show()
  await userEvent.keyboard("1.25{Enter}")
  expect(edits.drafts).toEqual({ "1:0": { text: "1.25", version: 1 } })
  expect(isActive(grid, cellsOf("Bread")[0])).toBe(true)
  await userEvent.keyboard("9{Tab}")
  expect(isActive(grid, cellsOf("Bread")[1])).toBe(true)
  expect(document.activeElement).toBe(grid)
})

test("Esc leaves a cell as it was, and Delete empties it", async () => {
  show()
  await userEvent.keyboard("7{Escape}")
  expect(edits.drafts).toEqual({})
  await userEvent.keyboard("{Delete}")
  expect(edits.drafts["1:0"]?.text).toBe("")
  expect(cellsOf("Apple")[0]).toHaveAttribute("aria-invalid", "true")
  expect(cellsOf("Apple")[0]).toHaveAccessibleDescription("The price of all shops can’t be empty.")
})

test("a pasted block fills cells, leaves those that can't be set, and is undone as one", async () => {
  const grid = show()
  paste(grid, "1.50\t2.50\t3.50\n1.60\t2.60\n")
  expect(Object.keys(edits.drafts)).toEqual(["1:0", "1:4", "2:0", "2:4"])
  await userEvent.keyboard("{Control>}z{/Control}")
  expect(edits.drafts).toEqual({})
  await userEvent.keyboard("{Control>}y{/Control}")
  expect(Object.keys(edits.drafts)).toHaveLength(4)
})

test("one copied cell fills the selected range", async () => {
  const grid = show()
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}")
  paste(grid, "4.20")
  expect(Object.values(edits.drafts).map(({ text }) => text)).toEqual(["4.20", "4.20", "4.20"])
})

test("a range is copied with tabs, as spreadsheets do", async () => {
  const grid = show()
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}")
  const setData = jest.fn()
  fireEvent.copy(grid, { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith("text/plain", "1.00\n2.00")
})

test("cells of a shop whose prices one may not set can't be edited", async () => {
  show()
  await userEvent.keyboard("{End}5")
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(cellsOf("Apple")[2]).toHaveAttribute("aria-readonly", "true")
})

test("after Esc, Tab leaves the sheet", async () => {
  const grid = show()
  await userEvent.keyboard("{Escape}{Tab}")
  expect(document.activeElement).not.toBe(grid)
})

test("Ctrl and S asks to save", async () => {
  show()
  await userEvent.keyboard("{Control>}s{/Control}")
  expect(saved).toHaveBeenCalled()
})
