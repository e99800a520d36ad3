import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { client } from "../support/api"
import { billOf, upload } from "../support/bills"
import { openCashShop, staffOf } from "../support/cash-shop"
import { folderOf } from "../support/mail"

const bills = "/api/v1/supplier-bills"

test("an e-invoice in the mailbox becomes a bill, and the mail says so", async () => {
  const place = await openCashShop()
  const clerk = await staffOf(place, "stockClerk")
  const admin = await client("admin")
  const xml = toUbl(billOf({ number: "MAIL-1", supplier: "Post Oy" }))
  const file = await admin.send("/apps/email/upload-attachment", {
    method: "POST",
    body: xml,
    search: "?fileName=bill.xml",
    headers: { "content-type": "application/octet-stream" },
  })
  const { attachment } = file.body
  const sent = {
    to: ["admin@demo.com"],
    subject: "A bill",
    message: "<p>Here</p>",
    attachments: [{ url: attachment.url }],
  }
  await admin.post("/apps/email/send-email", { email: sent })
  const mail = (await folderOf(admin))[0] as { id: number }
  const inMail = async () => (await admin.get(`${bills}/mails/{id}`, {}, { id: String(mail.id) })).body.data
  const [found] = await inMail()
  expect(found).toMatchObject({
    fileName: "bill.xml",
    supplier: "Post Oy",
    number: "MAIL-1",
    total: 12_550,
    bill: null,
  })
  const entered = await admin.post(`${bills}/from-mail`, { mail: mail.id, file: found.file, business: place.business })
  expect([entered.status, entered.body.number, entered.body.fileName]).toEqual([201, "MAIL-1", "bill.xml"])
  expect((await inMail())[0].bill).toBe(entered.body.id)
  const twice = await admin.post(`${bills}/from-mail`, { mail: mail.id, file: found.file, business: place.business })
  expect([twice.status, twice.body.current.id]).toEqual([409, entered.body.id])
  const others = await clerk.get(`${bills}/mails/{id}`, {}, { id: String(mail.id) })
  expect(others.body.data).toEqual([])
  expect((await upload(clerk.token, "<a/>")).status).toBe(422)
})
