import { parseSearch } from "@/lib/features/email/store/search"
import { type Caller, client } from "../support/api"

const blank = { words: [], from: [], to: [], subject: [], labels: [] }

test.each([
  ["", {}],
  ["  spring order ", { words: ["spring", "order"] }],
  ["from:anna", { from: ["anna"] }],
  ['FROM:"Anna Berg" to:bo', { from: ["Anna Berg"], to: ["bo"] }],
  ["from:anna from:berg", { from: ["anna", "berg"] }],
  ["spring has:attachment order", { words: ["spring", "order"], hasAttachment: true }],
  ['"spring order" is:unread', { words: ["spring order"], isRead: false }],
  ["is:read is:starred", { isRead: true, isStarred: true }],
  ["label:Important label:private", { labels: ["important", "private"] }],
  ['subject:"a b" in:sent', { subject: ["a b"], in: "sent" }],
  ["after:2026-03-01", { after: new Date("2026-03-02") }],
  ["before:2026/3/1", { before: new Date("2026-03-01") }],
  // Unknown operators and values are searched literally.
  ["re: hello", { words: ["re:", "hello"] }],
  ["label:blue", { words: ["label:blue"] }],
  ["before:yesterday is:odd", { words: ["before:yesterday", "is:odd"] }],
  ["before:2026-02-31", { words: ["before:2026-02-31"] }],
  ["from:", { words: ["from:"] }],
  ["in:attic from:bo", { words: ["in:attic"], from: ["bo"] }],
  ["12:30 constructor:x", { words: ["12:30", "constructor:x"] }],
])("%p is read as %j", (q, search) => expect(parseSearch(q)).toEqual({ ...blank, ...search }))

interface Mail {
  id: number
  subject: string
  from: { name: string; email: string }
  to: { name: string; email: string }[]
  cc: { name: string; email: string }[]
  labels: string[]
  isRead: boolean
  time: string
  attachments: object[]
}

let admin: Caller
let all: Mail[]
const find = async (q: string): Promise<Mail[]> => (await admin.get("/apps/email/emails", { q })).body.emails

beforeAll(async () => {
  admin = await client("admin")
  all = await find("")
})

const people = (list: { name: string; email: string }[]) => JSON.stringify(list).toLowerCase()

test.each<[string, (mail: Mail) => boolean]>([
  ["from:lindqvist", ({ from }) => people([from]).includes("lindqvist")],
  ["to:admin@demo.com", ({ to, cc }) => people([...to, ...cc]).includes("admin@demo.com")],
  ["subject:offer", ({ subject }) => /offer/i.test(subject)],
  ["has:attachment", ({ attachments }) => attachments.length > 0],
  ["label:company", ({ labels }) => labels.includes("company")],
  ["is:unread", ({ isRead }) => !isRead],
  ["re is:read", ({ isRead, subject }) => isRead && /re/i.test(subject)],
])("%s finds these and no others", async (q, holds) => {
  const wanted = all.filter(holds)
  expect((await find(q)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
  expect(wanted.length).toBeGreaterThan(0)
})

test("before and after split the list at a day", async () => {
  const day = (all[Math.floor(all.length / 2)] as Mail).time.slice(0, 10)
  const earlier = await find(`before:${day}`)
  const later = await find(`after:${day}`)
  expect(earlier.every(({ time }) => time < day)).toBe(true)
  expect(later.every(({ time }) => time.slice(0, 10) > day)).toBe(true)
  expect(all.length - earlier.length - later.length).toBe(all.filter(({ time }) => time.startsWith(day)).length)
})

test("in: searches another folder; paging and flags use the same list", async () => {
  const sent = (await admin.get("/apps/email/emails", { folder: "sent" })).body.emails
  expect(await find("in:sent")).toEqual(sent)
  const [first, second] = await find("has:attachment")
  const within = { folder: "inbox", q: "has:attachment" }
  const next = await admin.get("/apps/email/paginate-email", { dir: "previous", emailId: first?.id, ...within })
  expect(next.body).toMatchObject({ id: second?.id, hasNextMail: true })
})

test.each(["from:%", "to:_", 'subject:"\\"', "from:'; drop table mails; --"])("%s finds nothing", async (q) =>
  expect(await find(q)).toEqual([]),
)
