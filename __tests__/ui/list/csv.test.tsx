import { exportCsv } from "@/components/list/csv"
import type { ListColumn } from "@/components/list/types"
import { csvCell, csvOf } from "@/lib/core/csv"

test("plain text and numbers stay as they are", () => {
  expect(csvCell("Ada Lindqvist")).toBe("Ada Lindqvist")
  expect(csvCell(-205)).toBe("-205")
})

test("commas, quotes and line breaks are quoted after RFC 4180", () => {
  expect(csvCell("Lindqvist, Ada")).toBe('"Lindqvist, Ada"')
  expect(csvCell('the "big" one')).toBe('"the ""big"" one"')
  expect(csvCell("a\nb")).toBe('"a\nb"')
})

test.each(["=1+1", "+46 8", "-cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1"])(
  "%j does not run as a formula",
  (text) => {
    expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/)
  },
)

test("rows end with CRLF", () => {
  expect(
    csvOf([
      ["a", "b"],
      ["c", 1],
    ]),
  ).toBe("a,b\r\nc,1\r\n")
})

/** Answers requests, and returns the addresses requested and the text of the saved file. */
function network(answer: (url: URL) => object) {
  const asked: string[] = []
  global.fetch = jest.fn(async (address: string) => {
    asked.push(address)
    return { ok: true, json: async () => answer(new URL(address, "http://x")) }
  }) as unknown as typeof fetch
  let saved: Blob | undefined
  URL.createObjectURL = (blob) => {
    saved = blob as Blob
    return "blob:1"
  }
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = () => {}
  const savedText = async () => {
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(saved as Blob)
    })
    return Buffer.from(bytes).toString("utf8")
  }
  return { asked, savedText }
}

interface Person {
  id: number
  name: string
}
const columns: ListColumn<Person, { salary: number }>[] = [
  { name: "name", header: "Name", cell: ({ name }) => name, text: ({ name }) => name },
]
const source = { path: "/apps/people", rowsIn: "people", rules: { filters: {}, sortBy: [], perPage: 10 } }
const labels = { title: "People", totals: "Totals" }

test("an export requests all pages of the view and writes the visible columns", async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }))
  const { asked, savedText } = network(({ searchParams }) => {
    const page = Number(searchParams.get("page"))
    return { people: rows.slice((page - 1) * 1000, page * 1000), total: 1001 }
  })
  const count = await exportCsv(source, { q: "person" }, columns, labels)

  expect(count).toBe(1001)
  expect(asked).toEqual([
    "/api/apps/people?q=person&page=1&perPage=1000",
    "/api/apps/people?q=person&page=2&perPage=1000",
  ])
  const text = await savedText()
  expect(text.startsWith("\ufeffName\r\nPerson 1\r\n")).toBe(true)
  expect(text.endsWith("Person 1001\r\n")).toBe(true)
})

test("an export ends with the totals, which don't count as rows", async () => {
  const { asked, savedText } = network(({ pathname }) =>
    pathname.endsWith("sums") ? { sums: [{ salary: 70 }, { salary: -5 }] } : { people: [{ id: 1, name: "Ada" }] },
  )
  const salary = { name: "salary", header: "Salary", cell: () => 70, text: () => 70 }
  const sum = { cell: () => "", text: ({ salary }: { salary: number }) => salary }
  const sums = { path: "/apps/people-sums", of: (response: { sums: object[] }) => response.sums }
  const count = await exportCsv(
    { ...source, sums },
    { q: "a", sortBy: "name" },
    [...columns, { ...salary, sum }],
    labels,
  )

  expect(count).toBe(1)
  expect(asked).toContain("/api/apps/people-sums?q=a")
  expect(await savedText()).toBe("\ufeffName,Salary\r\nAda,70\r\nTotals,70\r\nTotals,-5\r\n")
})

test("an export of a v1 list requests the pages that v1 allows", async () => {
  const rows = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }))
  const { asked } = network(({ searchParams }) => {
    const page = Number(searchParams.get("page"))
    return { data: rows.slice((page - 1) * 100, page * 100), total: 101 }
  })
  expect(await exportCsv({ ...source, path: "/api/v1/people", rowsIn: "data" }, {}, columns, labels)).toBe(101)
  expect(asked).toEqual(["/api/v1/people?page=1&perPage=100", "/api/v1/people?page=2&perPage=100"])
})
