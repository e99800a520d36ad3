import { forgetRooms } from "@/lib/core/limits/rows"
import { type Caller, client, forget, nobody, stranger } from "../support/api"
import { query } from "../support/facts"
import { tokenIn } from "../support/outbox"
import { deliverAll, serve, stopServing } from "../support/smtp"

// Limits per user and per workspace, and that e-mail is only sent for users with a confirmed address.

const holder = globalThis as { __cornerledgerConfig?: unknown }

/** Sets limits until the end of the test. */
function limit(values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) process.env[name] = String(value)
  holder.__cornerledgerConfig = undefined
  forgetRooms()
}

afterEach(async () => {
  for (const name of Object.keys(process.env)) if (name.startsWith("LIMIT_")) delete process.env[name]
  limit({})
  await stopServing()
})

const mailTo = (who: Caller, ...to: string[]) =>
  who.post("/apps/email/send-email", { email: { to, subject: "Hello", message: "<p>Hello</p>" } })
const addTask = (who: Caller, title = "One more") => who.post("/apps/todo/add-tasks", { task: { title } })
const usageOf = async (who: Caller) => (await who.get("/account-setting/usage")).body
/** The links to confirm an address that were mailed to it, in quoted-printable. */
const linksTo = (mails: { to: string[]; text: string }[], address: string) =>
  mails
    .filter(({ to }) => to.includes(address))
    .flatMap(
      ({ text }) => /confirm-address\?token=([\w-]+)/.exec(text.replace(/=\r\n/g, "").replace(/=3D/g, "="))?.[1] ?? [],
    )

describe("a confirmed address", () => {
  test("is required for mail to people outside the workspace, and for nothing else", async () => {
    const server = await serve()
    const owner = await stranger()
    expect((await mailTo(owner, owner.user.email)).status).toBe(201)
    const refused = await mailTo(owner, "buyer@out.example")
    expect([refused.status, refused.body.code]).toEqual([403, "email_unconfirmed"])
    expect(refused.body.error).toContain(owner.user.email)
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
    const later = { to: ["buyer@out.example"], subject: "Later", message: "<p>Later</p>", scheduledAt }
    expect((await owner.post("/apps/email/schedule-email", { email: later })).status).toBe(403)
    const invoices = await owner.get("/apps/invoice/invoices")
    const sent = await owner.post("/apps/invoice/send-invoice", {
      id: invoices.body.invoices[0].id,
      subject: "Invoice",
      message: "Here it is",
    })
    expect([sent.status, sent.body.code]).toEqual([403, "email_unconfirmed"])
    expect((await addTask(owner)).status).toBe(201)

    await deliverAll()
    const [token = ""] = linksTo(server.arrived, owner.user.email)
    const link = await nobody.get("/account-setting/address-link", { token })
    expect(link.body).toMatchObject({ act: "confirm", oldEmail: owner.user.email, newEmail: owner.user.email })
    expect((await owner.get("/account-setting/address-change")).body).toMatchObject({ change: null, mustConfirm: true })
    expect((await nobody.post("/account-setting/confirm-address", { token })).status).toBe(200)
    expect((await owner.get("/account-setting/address-change")).body).toMatchObject({
      change: null,
      mustConfirm: false,
    })
    expect((await mailTo(owner, "buyer@out.example")).status).toBe(201)
    // The link is used up, and its owner stays signed in with the address they had.
    expect((await nobody.post("/account-setting/confirm-address", { token })).status).toBe(422)
    expect((await owner.get("/account-setting/data")).body.general.email).toBe(owner.user.email)
  })

  test("the link can be sent again, five times an hour; the earlier one stops working", async () => {
    const server = await serve()
    const owner = await stranger()
    const resend = () => owner.post("/account-setting/resend-address-change")
    expect((await resend()).body).toMatchObject({ change: null, mustConfirm: true })
    await deliverAll()
    const links = linksTo(server.arrived, owner.user.email)
    expect(links).toHaveLength(2)
    const [first = "", second = ""] = links
    const checked = await Promise.all(
      [first, second].map(async (token) => (await nobody.get("/account-setting/address-link", { token })).body.act),
    )
    expect(checked.sort()).toEqual(["confirm", null])
    for (let left = 3; left > 0; left--) expect((await resend()).status).toBe(200)
    expect((await resend()).status).toBe(429)
  })

  test("an invited user who sets a password with the mailed link has confirmed it", async () => {
    const server = await serve()
    const admin = await client("admin")
    const email = "invited@elsewhere.example"
    const person = { fullName: "In Vited", username: "invited", email, role: "maintainer", currentPlan: "basic" }
    const { user } = (await admin.post("/apps/users/add-user", { ...person, status: "pending" })).body
    await admin.post("/apps/users/invite-user", { id: user.id })
    await deliverAll()
    const token = tokenIn((await server.mailTo(email)).text.replace(/=\r\n/g, "").replace(/=3D/g, "="))
    expect((await nobody.post("/jwt/reset-password", { token, password: "long enough 77" })).status).toBe(200)
    const [row] = await query(`select email_confirmed_at is not null as confirmed from users where email = '${email}'`)
    expect(row).toEqual({ confirmed: true })
  })

  test("without a mail server nothing has to be confirmed", async () => {
    const owner = await stranger()
    expect((await mailTo(owner, "buyer@out.example")).status).toBe(201)
    expect((await owner.get("/account-setting/address-change")).body.mustConfirm).toBe(false)
  })
})

describe("limits", () => {
  test("a user can mail a limited number of outside recipients per day, scheduled mail included", async () => {
    await serve()
    limit({ LIMIT_MAIL_PERSON: 4 })
    const admin = await client("admin")
    const before = (await usageOf(admin)).mail.person
    expect(before).toEqual({ used: 0, limit: 4 })
    expect((await mailTo(admin, "a@out.example", "b@out.example", "client@demo.com")).status).toBe(201)
    expect((await usageOf(admin)).mail.person.used).toBe(2)
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
    const later = { to: ["c@out.example"], subject: "Later", message: "<p>Later</p>", scheduledAt }
    expect((await admin.post("/apps/email/schedule-email", { email: later })).status).toBe(201)
    const refused = await mailTo(admin, "d@out.example", "e@out.example")
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([
      429,
      "rate_limited",
      "3600",
    ])
    expect((await mailTo(admin, "client@demo.com")).status).toBe(201)
  })

  test("a workspace can mail a limited number of outside recipients per day", async () => {
    await serve()
    const admin = await client("admin")
    const { used } = (await usageOf(admin)).mail.workspace
    limit({ LIMIT_MAIL_WORKSPACE: used + 1 })
    expect((await mailTo(admin, "a@out.example", "b@out.example")).status).toBe(429)
    expect((await mailTo(admin, "a@out.example")).status).toBe(201)
    expect((await mailTo(admin, "b@out.example")).body.error).toMatch(/^Your workspace can send mail to/)
  })

  test("uploads are rejected once the workspace or the user has reached a limit", async () => {
    const admin = await client("admin")
    const content = new Uint8Array(1_200_000).fill(7)
    const upload = () =>
      admin.send("/apps/email/upload-attachment", {
        method: "POST",
        body: content,
        headers: { "content-type": "application/octet-stream" },
        search: "?fileName=list.bin",
      })
    const first = await upload()
    expect([first.status, first.body.error]).toEqual([201, undefined])
    const { files } = await usageOf(admin)
    expect(files.person.used).toBeGreaterThanOrEqual(1_200_000)
    limit({ LIMIT_UPLOADS_MB: 2 })
    expect((await upload()).status).toBe(429)
    limit({ LIMIT_FILES_MB: 2 })
    const full = await upload()
    expect([full.status, full.body.code]).toEqual([403, "quota_exceeded"])
    expect((await usageOf(admin)).files.workspace.used).toBe(files.workspace.used)
  })

  test("a full workspace rejects new records until others are deleted", async () => {
    const owner = await stranger()
    const { rows } = await usageOf(owner)
    expect(rows.used).toBeGreaterThan(500)
    limit({ LIMIT_ROWS: rows.used + 3 })
    const made: number[] = []
    for (let left = 3; left > 0; left--) made.push((await addTask(owner)).body.task.id)
    const refused = await addTask(owner)
    expect([refused.status, refused.body.code]).toEqual([403, "quota_exceeded"])
    // Reading, changing and deleting still work.
    const [id] = made
    expect((await owner.post("/apps/todo/update-task", { task: { id, title: "Renamed" } })).status).toBe(200)
    expect((await usageOf(owner)).rows.used).toBeGreaterThanOrEqual(rows.used + 3)
    const { invoices } = (await owner.get("/apps/invoice/invoices")).body
    const invoiceIds = invoices.slice(0, 10).map((invoice: { id: number }) => invoice.id)
    expect((await owner.post("/apps/invoice/delete-invoices", { invoiceIds })).status).toBe(200)
    // Copies stay for the undo time.
    await query("delete from removed_rows")
    await query("update workspace_usage set counted_at = now() - interval '2 minutes'")
    forgetRooms()
    expect((await addTask(owner)).status).toBe(201)
  })

  test("a user can create a limited number of records per hour, without affecting others", async () => {
    limit({ LIMIT_NEW_RECORDS: 2 })
    const [one, other] = [await stranger(), await stranger()]
    expect([(await addTask(one)).status, (await addTask(one)).status, (await addTask(one)).status]).toEqual([
      201, 201, 429,
    ])
    const answer = await addTask(other)
    expect(answer.status).toBe(201)
    expect(answer.headers.get("ratelimit-policy")).toBe('"default";q=2;w=3600')
    expect(answer.headers.get("ratelimit")).toMatch(/^"default";r=1;t=3\d{3}$/)
    const refused = await addTask(one)
    expect(refused.headers.get("ratelimit")).toBe(`"default";r=0;t=${refused.headers.get("retry-after")}`)
    forget()
  })
})
