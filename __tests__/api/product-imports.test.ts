import { type Caller, client, stranger } from "../support/api"
import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import { countStatements } from "../support/facts"
import {
  addImport,
  findProduct,
  idParams,
  importsPath,
  meaningsOf,
  rowsOfImport,
  takeImport,
  undoImport,
  uploadProducts,
} from "../support/product-imports"

let admin: Caller
let place: CashShop
let shop: number

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  admin = await client("admin")
})

test("a file makes and changes products at once, and its undo takes all of it back", async () => {
  const old = (await admin.post("/api/v1/products", { name: "Old pencil", sku: "IMP-1", price: 100 })).body
  const file = await addImport(
    `Artikelnummer;Bezeichnung;EAN;Preis;Preis A;Inhalt;Lieferant;Rückgabe\nIMP-1;New pencil;4006381333931;1,50;1,40;;Faber;ja\nIMP-2;Ink;;12,00;;0,5 l;;nein\n`,
  )
  expect(meaningsOf(file)).toEqual([
    "sku",
    "name",
    "gtin",
    "price",
    `price:${shop}`,
    "content",
    "supplierName",
    "isReturnable",
  ])
  expect([file.decimal, file.created, file.changed, file.problems]).toEqual(["comma", 1, 1, 0])
  const [change] = await rowsOfImport(file.id)
  expect(change?.cells.map(({ before }) => before)).toEqual([
    undefined,
    "Old pencil",
    "",
    100,
    null,
    undefined,
    "",
    null,
  ])
  expect((await findProduct("IMP-2"))?.id).toBeUndefined()

  expect((await takeImport(file)).body).toMatchObject({ state: "taken", created: 1, changed: 1 })
  const changed = await findProduct("IMP-1", { shop })
  expect(changed).toMatchObject({
    id: old.id,
    name: "New pencil",
    price: 140,
    isOwnPrice: true,
    supplierName: "Faber",
    isReturnable: true,
  })
  expect(await findProduct("4006381333931")).toMatchObject({ id: old.id, price: 150 })
  expect(await findProduct("IMP-2")).toMatchObject({
    state: "draft",
    price: 1200,
    content: 500,
    contentUnit: "ml",
    isReturnable: false,
  })
  expect((await takeImport(file)).status).toBe(409)

  expect((await undoImport(file.id)).body).toMatchObject({ state: "undone", kept: [] })
  expect(await findProduct("IMP-1", { shop })).toMatchObject({
    name: "Old pencil",
    price: 100,
    isOwnPrice: false,
    gtins: [],
    supplierName: "",
    isReturnable: null,
  })
  expect(await findProduct("IMP-2")).toBeUndefined()
  expect((await undoImport(file.id)).status).toBe(409)
})

test("the preview asks for the shops once", async () => {
  const file = await addImport("SKU,Name,Price,Price A\nONCE-1,Once,1.00,1.00\n")
  const get = () => admin.get(`${importsPath}/{id}`, {}, idParams(file.id))
  const statements = await countStatements(get)
  expect(statements.filter((text) => /"shops" as shop/.test(text))).toHaveLength(1)
})

test("the undo reports products that somebody has changed since, and leaves them", async () => {
  const file = await addImport("SKU,Name,Price\nKEEP-1,Kept,1.00\nKEEP-2,Gone,2.00\nKEEP-3,Repriced,3.00\n")
  await takeImport(file)
  const [kept, , repriced] = [await findProduct("KEEP-1"), await findProduct("KEEP-2"), await findProduct("KEEP-3")]
  await admin.patch("/api/v1/products/{id}", { name: "Mine now" }, idParams(kept.id))
  await admin.post("/api/v1/products/{id}/prices", { shop, amount: 250 }, idParams(repriced.id))
  const { body } = await undoImport(file.id)
  expect(body.kept).toEqual([
    { product: kept.id, name: "Kept", reason: "changed" },
    { product: repriced.id, name: "Repriced", reason: "changed" },
  ])
  expect(await findProduct("KEEP-1")).toMatchObject({ name: "Mine now", price: 100 })
  expect(await findProduct("KEEP-2")).toBeUndefined()
  expect(await findProduct("KEEP-3", { shop })).toMatchObject({ price: 250 })
})

test("a thousand rows take as many statements as one", async () => {
  const many = ["SKU,Name,GTIN,Price", ...Array.from({ length: 1000 }, (_, n) => `MANY-${n},Many ${n},,${n}.50`)].join(
    "\n",
  )
  const few = await addImport("SKU,Name,GTIN,Price\nFEW-1,Few,,1\n")
  const one = await countStatements(() => takeImport(few))
  const file = await addImport(many)
  const all = await countStatements(() => takeImport(file))
  expect(all.length).toBeLessThanOrEqual(one.length)
  expect((await undoImport(file.id)).body).toMatchObject({ state: "undone", kept: [] })
  expect(problems((await uploadProducts(`Name\n${"x\n".repeat(5_001)}`)) as never)).toHaveProperty("text")
}, 240_000)

test("a clerk imports no prices, a cashier nothing, and nobody sees files of another workspace", async () => {
  const clerk = await staffOf(place, "stockClerk", [shop])
  const file = await addImport("SKU,Name,Price\nCLERK-1,Clerk’s,1\n", undefined, clerk)
  expect(meaningsOf(file)).toEqual(["sku", "name", "ignore"])
  expect((await takeImport(file, clerk)).status).toBe(200)
  expect(await findProduct("CLERK-1")).toMatchObject({ price: null })
  const cashier = await staffOf(place, "cashier", [shop])
  expect((await uploadProducts("SKU,Name\nx,y\n", undefined, cashier)).status).toBe(403)
  expect((await (await stranger()).get(`${importsPath}/{id}`, {}, idParams(file.id))).status).toBe(404)
})
