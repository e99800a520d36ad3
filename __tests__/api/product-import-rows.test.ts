import writeXlsxFile from "write-excel-file/node"
import { xlsxType } from "@/lib/features/catalogue/values/imports"
import { type Caller, client } from "../support/api"
import { problems } from "../support/cash-shop"
import {
  addImport,
  findProduct,
  idParams,
  importsPath,
  meaningsOf,
  problemsOfRow,
  rowsOfImport,
  takeImport,
  uploadProducts,
} from "../support/product-imports"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("each wrong cell is named, and the other rows are taken", async () => {
  await admin.post("/api/v1/products", { name: "Holder", gtins: [{ gtin: "96385074" }] })
  await admin.post("/api/v1/products", { name: "Numbered", sku: "WRONG-5" })
  const file = await addImport(
    [
      "SKU,Name,GTIN,Category,Price,Content,Age",
      "WRONG-1,,,,,,",
      "WRONG-2,Two,4006381333932,,,,",
      "WRONG-3,Three,,No such thing,abc,5 furlongs,200",
      "WRONG-4,Four,,,,7,",
      "WRONG-5,Five,96385074,,,,",
      "WRONG-6,Six,,,,,",
      "WRONG-6,Six again,,,,,",
    ].join("\n"),
  )
  const rows = (await rowsOfImport(file.id)).sort((a, b) => a.line - b.line)
  expect(rows.map((row) => [row.line, row.outcome, problemsOfRow(row).filter(Boolean)])).toEqual([
    [2, "problem", ["nameMissing"]],
    [3, "problem", ["gtinWrong"]],
    [4, "problem", ["categoryUnknown", "amountUnreadable", "unitUnknown", "numberUnreadable"]],
    [5, "problem", ["contentAlone"]],
    [6, "problem", ["gtinOther"]],
    [7, "create", []],
    [8, "problem", ["twice"]],
  ])
  expect([file.created, file.problems]).toEqual([1, 6])
  expect((await rowsOfImport(file.id, { outcome: "create" })).map(({ name }) => name)).toEqual(["Six"])
  await takeImport(file)
  expect([(await findProduct("WRONG-6")).name, await findProduct("WRONG-2")]).toEqual(["Six", undefined])
})

test("a subcategory whose name several categories have needs the name of its category", async () => {
  const parents = await Promise.all(
    ["Import paper", "Import ink"].map(async (name) => (await admin.post("/api/v1/categories", { name })).body.id),
  )
  for (const parent of parents) await admin.post("/api/v1/categories", { name: "Import refills", parent })
  const file = await addImport(
    ["SKU,Name,Category", "SEV-1,One,Import refills", "SEV-2,Two,Import ink › Import refills"].join("\n"),
  )
  const rows = (await rowsOfImport(file.id)).sort((a, b) => a.line - b.line)
  expect(rows.map(problemsOfRow).map((problems) => problems.filter(Boolean))).toEqual([["categorySeveral"], []])
  await takeImport(file)
  const { category } = await findProduct("SEV-2")
  const { body } = await admin.get("/api/v1/categories/{id}", {}, idParams(category.id ?? category))
  expect(body).toMatchObject({ name: "Import refills", parent: parents[1] })
})

test("columns are chosen, remembered by their heading, and can make new products go on sale", async () => {
  const text = (n: number) => `Thing,Worth it,Odd\nRemembered ${n},3.20,x\n`
  const first = await addImport(text(1))
  expect(meaningsOf(first)).toEqual(["ignore", "ignore", "ignore"])
  const choices = { columns: { Thing: "name", "Worth it": "price" }, newState: "active" }
  const { body } = await admin.patch(`${importsPath}/{id}`, choices, idParams(first.id))
  expect([meaningsOf(body), body.created]).toEqual([["name", "price", "ignore"], 1])
  await takeImport(body)
  expect(await findProduct("Remembered 1")).toMatchObject({ state: "active", price: 320 })
  expect(meaningsOf(await addImport(text(2).replace("Thing", "THING")))).toEqual(["name", "price", "ignore"])
})

test("a preview that isn’t true any more is refused", async () => {
  const file = await addImport("SKU,Name\nRACE-1,Raced\n")
  await admin.post("/api/v1/products", { name: "Raced", sku: "RACE-1" })
  const refused = await takeImport(file)
  expect([refused.status, refused.body.current]).toEqual([
    409,
    expect.objectContaining({ created: 0, changed: 0, same: 1 }),
  ])
})

test("a workbook is read with its numbers, and a row without a known number is found by its name", async () => {
  await admin.post("/api/v1/products", { name: "Café crème", price: 100 })
  await admin.post("/api/v1/products", { name: "Coded", gtins: [{ gtin: "4006381333948" }] })
  const cell = (value: string | number) => ({ value, type: typeof value === "number" ? Number : String }) as never
  const rows = [
    ["Name", "Prix", "Code-barres", "TVA"].map(cell),
    [cell("cafe CREME"), cell(1.25), cell(12345670), cell(0.255)],
    [cell("Coded"), cell(2), cell(4006381333955), cell("")],
  ]
  const book = await writeXlsxFile(rows, {}).toBuffer()
  const file = await addImport(new Uint8Array(book), xlsxType)
  const [row] = await rowsOfImport(file.id)
  expect([file.changed, file.created, row?.outcome, row?.cells[1]?.before]).toEqual([1, 1, "change", 100])
  await takeImport(file)
  expect(await findProduct("12345670")).toMatchObject({ name: "cafe CREME", price: 125 })
  expect((await uploadProducts(new Uint8Array([80, 75, 3, 4]), xlsxType)).status).toBe(422)
  expect(problems((await uploadProducts("only headings")) as never)).toHaveProperty("text")
})
