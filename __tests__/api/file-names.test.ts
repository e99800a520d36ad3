import { dispositionOf } from "@/lib/core/files/file-name"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { folderOf, letClientWrite } from "../support/mail"

let admin: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

const upload = (fileName: string) =>
  admin.send("/apps/email/upload-attachment", {
    method: "POST",
    body: "x",
    headers: { "content-type": "application/octet-stream" },
    search: `?${new URLSearchParams({ fileName })}`,
  })
const post = (path: string, email: object) => admin.post(`/apps/email/${path}`, { email })
test.each([
  ["invoice\u202efdp.exe", "invoicefdp.exe"],
  ["\u2066report\u2069\u200f.pdf", "report.pdf"],
  ["in\u200bvoice\u00ad.pdf", "invoice.pdf"],
  ["r\u00e9sum\u00e9 \u05d7\u05e9\u05d1\u05d5\u05df.pdf", "r\u00e9sum\u00e9 \u05d7\u05e9\u05d1\u05d5\u05df.pdf"],
])("%j is stored as %j", async (given, shown) => {
  const { status, body } = await upload(given)
  expect([status, body.attachment.fileName]).toEqual([201, shown])
})

test.each(["a\r\nb.pdf", "a\u0000.pdf", "../../etc/passwd", "..\\x.exe", "..", "\u202e", "", "x".repeat(201)])(
  "%j is rejected",
  async (name) => {
    const { status, body } = await upload(name)
    expect([status, Object.keys(body.error)]).toEqual([422, [expect.stringMatching(/fileName|query/)]])
  },
)

test("a name stored earlier is sent with its true extension: in the e-mail, in search results and by SMTP", async () => {
  const { attachment } = (await upload("invoice-fdp.exe")).body
  const id = attachment.url.split("/").at(-1)
  await query(`update mail_files set file_name = 'invoice\u202efdp.exe' where file_id = '${id}'`)
  await post("send-email", { to: ["client@demo.com"], subject: "Look", attachments: [attachment] })
  const mail = (await folderOf(visitor)).find(({ subject }) => subject === "Look")
  expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(["invoicefdp.exe"])
  const found = JSON.stringify((await admin.get("/main-search/data")).body)
  expect([found.includes("invoicefdp.exe"), found.includes("\u202e")]).toEqual([true, false])
})

test.each([
  ["in\u202evoice\r\nX: y.pdf", "attachment; filename*=UTF-8''invoice%20%20X%3A%20y.pdf"],
  ["../a'(b)*.pdf", "attachment; filename*=UTF-8''a%27%28b%29%2A.pdf"],
  ["..", "attachment; filename*=UTF-8''file"],
  ["\ud800.pdf", "attachment; filename*=UTF-8''%EF%BF%BD.pdf"],
])("a header encodes %j as %s", (name, header) => {
  expect(dispositionOf(name)).toBe(header)
})
