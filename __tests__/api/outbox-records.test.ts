import { onOutcomes } from "@/lib/core/outbox/outcomes"
import { emailOutcome } from "@/lib/features/email/service/deliveries"
import { invoiceOutcome } from "@/lib/features/invoices/service/outcome"
import { accountMailOutcome } from "@/lib/features/users/service/invitation"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { folderOf, letClientWrite } from "../support/mail"
import { addPerson } from "../support/people"
import { deliverAll, serve, stopServing } from "../support/smtp"

let admin: Caller
/** Whether the mail server accepts e-mails. */
let takes = true
const reply = (): [number, string] | undefined => (takes ? undefined : [550, "5.1.1 No such user <b>here</b>"])

/** The deliverer may have leased it again by the time of the response. */
const underWay = /^(queued|sending|sent)$/

const send = async (to: (string | object)[], more: object = {}) =>
  (await admin.post("/apps/email/send-email", { email: { to, subject: "Out", message: "<p>Hello</p>", ...more } })).body
    .email
const detail = async (id: number) => (await admin.get("/apps/email/get-email", { id })).body
const bell = async () => (await admin.get("/notifications/data")).body.notifications[0]

beforeAll(async () => {
  onOutcomes({ email: emailOutcome, invoice: invoiceOutcome, account: accountMailOutcome })
  admin = await client("admin")
})
beforeEach(async () => {
  takes = true
  await serve({ recipient: reply })
})
afterEach(stopServing)

describe("e-mail", () => {
  test("an internal e-mail has no delivery state; an external one is queued, then sent, in the list and in detail", async () => {
    await letClientWrite()
    expect(await send(["client@demo.com"])).not.toHaveProperty("delivery")
    const mail = await send(["client@demo.com", "buyer@out.example"])
    expect(mail.delivery).toMatchObject({ state: "queued", to: ["buyer@out.example"], sentAt: null })
    await deliverAll()
    expect((await detail(mail.id)).delivery).toMatchObject({ state: "sent", to: [], attempts: 1 })
    const { mails } = (await admin.get("/apps/email/mailbox", { folder: "sent" })).body
    expect(mails[0].delivery).toMatchObject({ state: "sent" })
  })

  test("an undelivered e-mail returns to its sender, in their language, with a notification", async () => {
    takes = false
    await query("update account_settings set language = 'de' where workspace_id = 1 and user_id = 1")
    const mail = await send(["gone@out.example"], { subject: "Angebot" })
    await deliverAll()
    expect((await detail(mail.id)).delivery).toMatchObject({
      state: "failed",
      to: ["gone@out.example"],
      error: "550 5.1.1 No such user <b>here</b>",
    })
    const [notice] = await folderOf(admin)
    expect(notice).toMatchObject({
      subject: "Nicht zugestellt: Angebot",
      isRead: false,
      to: [{ email: "admin@demo.com" }],
    })
    expect(notice?.from).toEqual({ name: "E-Mail-Zustellung", email: "no-reply@localhost", avatar: "" })
    expect(notice?.message).toContain("<li>gone@out.example</li>")
    expect(notice?.message).toContain("550 5.1.1 No such user &lt;b&gt;here&lt;/b&gt;")
    expect(notice?.replies.map(({ id }) => id)).toEqual([mail.id])
    const notification = await bell()
    expect(notification).toMatchObject({ kind: "undelivered", data: { who: "gone@out.example", title: "Angebot" } })
    const [, messageId] = /mail=(.+)/.exec(notification.link) ?? []
    expect((await admin.get("/apps/email/get-email", { id: messageId })).body.id).toBe(notice?.id)
    await query("update account_settings set language = null where workspace_id = 1 and user_id = 1")
  })

  test("retrying sends it; a sent e-mail can't be retried", async () => {
    takes = false
    const { id } = await send(["later@out.example"])
    await deliverAll()
    takes = true
    const retried = await admin.post("/apps/email/retry-delivery", { id })
    expect(retried.body.email.delivery).toMatchObject({ state: expect.stringMatching(underWay), error: null })
    await deliverAll()
    expect((await detail(id)).delivery.state).toBe("sent")
    expect((await admin.post("/apps/email/retry-delivery", { id })).status).toBe(409)
    expect((await admin.post("/apps/email/cancel-delivery", { id })).status).toBe(409)
  })

  test("a waiting e-mail can be cancelled by its sender only, and is then not sent", async () => {
    const { arrived } = await serveGrey()
    const { id } = await send(["wait@out.example"])
    await deliverAll()
    const visitor = await letClientWrite()
    for (const act of ["retry-delivery", "cancel-delivery"]) {
      expect((await visitor.post(`/apps/email/${act}`, { id })).status).toBe(404)
    }
    const { status, body } = await admin.post("/apps/email/cancel-delivery", { id })
    expect([status, body.email.delivery.state]).toEqual([200, "cancelled"])
    await query("update mail_outbox set next_attempt_at = now() - interval '1 second'")
    await deliverAll()
    expect(arrived).toEqual([])
  })

  test("its attachments are sent and then deleted from the outbox", async () => {
    await stopServing()
    const { arrived } = await serve()
    const upload = await admin.send("/apps/email/upload-attachment", {
      method: "POST",
      search: "?fileName=list.txt",
      body: "one, two",
      headers: { "content-type": "text/plain" },
    })
    await send(["files@out.example"], { attachments: [upload.body.attachment] })
    await deliverAll()
    expect(arrived[0]?.text).toContain("filename=list.txt")
    expect(arrived[0]?.text).toContain(Buffer.from("one, two").toString("base64"))
    expect(await query("select 1 from mail_outbox_files")).toEqual([])
  })
})

/** A mail server that always answers with a temporary error. */
const serveGrey = async () => {
  await stopServing()
  return serve({ recipient: () => [451, "later"] })
}

describe("invoices", () => {
  const letter = { subject: "Invoice", message: "Please pay." }
  const draft = async () => {
    const invoice = { clientId: 1, lines: [{ item: "Box", qty: 1, unitPriceMinor: 1000 }] }
    return (await admin.post("/apps/invoice/add-invoice", { invoice })).body
  }
  const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body

  test("an invoice is issued when its e-mail is queued, and sent once the mail server has accepted the PDF", async () => {
    await stopServing()
    const { arrived } = await serve()
    const { invoice, version } = await draft()
    const queued = (await admin.post("/apps/invoice/send-invoice", { id: invoice.id, ...letter })).body
    expect(queued).toMatchObject({ status: "Sent", sentAt: null, delivery: { state: "queued" } })
    await deliverAll()
    const sent = await details(invoice.id)
    expect(sent).toMatchObject({ status: "Sent", version, number: queued.number, delivery: { state: "sent" } })
    expect(Date.parse(sent.sentAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(arrived[0]?.text).toContain("Content-Type: application/pdf")
    const back = await admin.post("/apps/invoice/retry-delivery", { id: invoice.id })
    expect(back.status).toBe(409)
  })

  test("an undelivered one says why, notifies its sender, and can be retried", async () => {
    takes = false
    const { invoice } = await draft()
    await admin.post("/apps/invoice/send-invoice", { id: invoice.id, to: "gone@out.example", ...letter })
    await deliverAll()
    expect(await details(invoice.id)).toMatchObject({
      status: "Sent",
      sentAt: null,
      delivery: { state: "failed", to: ["gone@out.example"], error: expect.stringMatching(/^550 /) },
    })
    expect(await bell()).toMatchObject({ kind: "undelivered", link: `/apps/invoice/preview/${invoice.id}` })
    takes = true
    const retried = await admin.post("/apps/invoice/retry-delivery", { id: invoice.id })
    expect(retried.body.delivery.state).toMatch(underWay)
    await deliverAll()
    expect(await details(invoice.id)).toMatchObject({ sentAt: expect.any(String), delivery: { state: "sent" } })
    expect((await admin.post("/apps/invoice/retry-delivery", { id: 99_999 })).status).toBe(404)
  })

  test("several are queued together or not at all", async () => {
    const ids = [(await draft()).invoice.id, (await draft()).invoice.id]
    expect((await admin.post("/apps/invoice/send-invoices", { invoiceIds: [...ids, 99_999] })).status).toBe(404)
    expect(await query(`select 1 from mail_outbox where kind = 'invoice' and record_id in (${ids})`)).toEqual([])
    const { body } = await admin.post("/apps/invoice/send-invoices", { invoiceIds: ids })
    expect(body).toEqual({ ids, state: "queued" })
    await deliverAll()
    for (const id of ids) expect(await details(id)).toMatchObject({ status: "Sent", sentAt: expect.any(String) })
  })
})

describe("invitations", () => {
  const profile = async (id: number) => (await admin.get("/api/users/profile", { id })).body

  test("the profile shows the state of the last invitation, and its sender is notified of a failure", async () => {
    const user = await addPerson({})
    expect((await profile(user.id)).invitation).toBeNull()
    takes = false
    await admin.post("/apps/users/invite-user", { id: user.id })
    await deliverAll()
    expect((await profile(user.id)).invitation).toMatchObject({ state: "failed", to: [user.email] })
    expect(await bell()).toMatchObject({ kind: "undelivered", link: `/apps/user/view/${user.id}` })
    takes = true
    await admin.post("/apps/users/invite-user", { id: user.id })
    await deliverAll()
    expect((await profile(user.id)).invitation).toMatchObject({ state: "sent", to: [] })
  })
})
