import { type Caller, client, stranger } from "../support/api"
import { addInvoice } from "../support/trade"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("the list is searched by company, title, name and number, whatever the accents, case and order of words", async () => {
  const values = { name: "Éloïse Straße", company: "Zürn Gärtnerei Ød", companyEmail: "eloise@zuern.example" }
  const { client: made } = (await admin.post(`${apps}/add-client`, { client: values })).body
  const { invoice, number } = await addInvoice({
    clientId: made.id,
    service: "Prémière commande d’été",
    invoiceStatus: "Sent",
  })
  const find = async (q: string) =>
    (await admin.get("/api/invoice/list", { q, perPage: 100 })).body.invoices.map(({ id }: { id: number }) => id)
  const found = [
    "gartnerei zurn",
    "GÄRTNEREI",
    "ød ZÜRN",
    "od zurn",
    "premiere",
    "ete COMMANDE",
    "eloise strasse",
    "gartnerei premiere",
  ]
  for (const q of [...found, `#${number}`, `${number} gartnerei`]) expect([q, await find(q)]).toEqual([q, [invoice.id]])
  for (const q of ["gartnerei zzz", "%", "_"]) expect([q, await find(q)]).toEqual([q, []])
  // The totals follow the search.
  const { sums } = (await admin.get("/api/invoice/sums", { q: "gartnerei premiere" })).body
  expect(sums).toMatchObject([{ status: "Sent", amount: 1 }])
  expect((await (await stranger()).get("/api/invoice/list", { q: "premiere" })).body.total).toBe(0)
})
