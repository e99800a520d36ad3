import type { MailLine } from "@/lib/features/email/schema"
import { type Caller, client } from "../support/api"
import { countStatements, query } from "../support/facts"
import { colleague } from "../support/mail"

let admin: Caller
let reader: Awaited<ReturnType<typeof colleague>>
const find = async (q: string, who: Caller = reader): Promise<string[]> =>
  (await who.get("/apps/email/mailbox", { q })).body.mails.map(({ subject }: MailLine) => subject)

beforeAll(async () => {
  admin = await client("admin")
  reader = await colleague("editor")
  const to = [{ email: reader.user.email, name: "Zoë Ångström" }]
  const send = (email: object) => admin.post("/apps/email/send-email", { email: { to, ...email } })
  await send({ subject: "Crème brûlée for the Straße", message: "<p>Bring the <b>blow</b>torch&nbsp;&amp; sugar.</p>" })
  await send({ subject: "Invoice 2026-7", message: "<table><tr><td>Moss</td><td>green</td></tr></table>" })
  await send({
    subject: "Meeting",
    cc: [{ email: "okafor@example.com", name: "Chidi Okafor" }],
    message: "<p>Noon</p>",
  })
})

test.each([
  // Case, accents and ligatures don't matter, neither in the mail nor in the search.
  ["creme brulee", ["Crème brûlée for the Straße"]],
  ["CRÈME", ["Crème brûlée for the Straße"]],
  ["strasse", ["Crème brûlée for the Straße"]],
  ["straße", ["Crème brûlée for the Straße"]],
  // Words in any order, each anywhere in the mail.
  ["brulee creme", ["Crème brûlée for the Straße"]],
  ["sugar straße lindqvist", ["Crème brûlée for the Straße"]],
  ["sugar meeting", []],
  // A phrase is searched as it is written.
  ['"creme brulee"', ["Crème brûlée for the Straße"]],
  ['"brulee creme"', []],
  // Text, across formatting but not across cells; no markup.
  ["blowtorch", ["Crème brûlée for the Straße"]],
  ['"torch & sugar"', ["Crème brûlée for the Straße"]],
  ["mossgreen", []],
  ["green moss", ["Invoice 2026-7"]],
  ["blockquote", []],
  // Sender and recipients, by name and address.
  ["okafor@example", ["Meeting"]],
  ["chidi", ["Meeting"]],
  ["angstrom", ["Meeting", "Invoice 2026-7", "Crème brûlée for the Straße"]],
  ["admin@demo.com noon", ["Meeting"]],
  // Fewer than three letters work too.
  ["-7", ["Invoice 2026-7"]],
  // Operators fold as well.
  ["to:ANGSTROM subject:brulee", ["Crème brûlée for the Straße"]],
  ["from:LINDQVIST noon", ["Meeting"]],
  ["from:okafor", []],
  ["%", []],
  ["_", []],
  ["\uff05", []],
])("%s finds %j", async (q, subjects) => expect(await find(q)).toEqual(subjects))

test("nobody finds mails of another mailbox, and selecting all selects what was found", async () => {
  expect(await find("blowtorch", admin)).toEqual([])
  expect(await find("in:sent blowtorch", admin)).toEqual(["Crème brûlée for the Straße"])
  const { mails } = (await reader.get("/apps/email/choose-emails", { q: "green moss" })).body
  expect(mails).toHaveLength(1)
})

test("with fullText a mail's neighbours are those of the search in the mailbox", async () => {
  const { mails } = (await reader.get("/apps/email/mailbox", { q: "angstrom" })).body
  const [newest, second] = mails.map(({ id }: MailLine) => id)
  const within = { folder: "inbox", q: "angstrom", fullText: true }
  const turn = { dir: "previous", emailId: newest }
  expect((await reader.get("/apps/email/paginate-email", { ...turn, ...within })).body.id).toBe(second)
  expect((await reader.get("/apps/email/get-email", { id: second, ...within })).body).toMatchObject({
    hasNextMail: true,
    hasPreviousMail: true,
  })
  expect((await reader.get("/apps/email/paginate-email", { ...turn, folder: "inbox", q: "angstrom" })).status).toBe(404)
})

test("a search takes at most two statements besides the check for due mail, and there is a trigram index for it", async () => {
  const search = () => reader.get("/apps/email/mailbox", { q: "green moss", page: 1 })
  expect((await countStatements(search)).length).toBeLessThanOrEqual(3)
  const indexes = await query("select indexdef from pg_indexes where tablename = 'mails'")
  expect(JSON.stringify(indexes)).toContain("gin (search gin_trgm_ops)")
})
