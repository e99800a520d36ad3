import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { type Caller, client } from "../support/api"
import { testStore } from "../support/store"

let admin: Caller

/** Text columns that lists search; in one row of each the test puts a name with accents. */
const texts = {
  users: "full_name",
  clients: "name",
  orders: "customer",
  products: "name",
  employees: "full_name",
  blog_posts: "title",
  tasks: "title",
  offers: "code",
  chat_messages: "message",
  mails: "subject",
  faq_questions: "question",
  kb_articles: "title",
}

/** Rows that the lists of the administrator show. */
const only: Record<string, SQL> = {
  offers: sql`business_id is null`,
  mails: sql`user_id = 1 and folder = 'inbox'`,
  chat_messages: sql`low_id = 1`,
  blog_posts: sql`status = 'Published'`,
}

beforeAll(async () => {
  admin = await client("admin")
  const { owner } = await testStore()
  for (const [table, column] of Object.entries(texts)) {
    const own = only[table] ?? sql`true`
    await owner.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'José Weiß, Straße 5'
      where ctid = (select ctid from ${sql.identifier(table)} where workspace_id = 1 and ${own} limit 1)`)
  }
})

const lists = [
  "/api/users/list/data",
  "/api/invoice/all-clients",
  "/apps/invoice/invoices",
  "/api/invoice/list",
  "/api/ecommerce/orders",
  "/api/ecommerce/product-list",
  "/apps/ecommerce/products",
  "/api/datatables/data",
  "/blog/posts",
  "/apps/todo/tasks",
  "/apps/email/emails",
  "/apps/email/mailbox",
  "/apps/email/people",
  "/api/ecommerce/coupon-list",
  "/api/main-search/records",
  "/faq/data",
  "/faq/search-articles",
]

test.each(lists)("%s ignores accents, case and the order of words", async (path) => {
  const find = async (q: string) => {
    const { status, body } = await admin.get(path, { q, folder: path.includes("email/") ? "inbox" : undefined })
    expect([q, status]).toEqual([q, 200])
    // The original API answers with all records beside the found ones.
    return JSON.stringify({ ...body, allData: undefined })
  }
  for (const q of ["jose", "strasse", "STRASSE JOSÉ", "weiss jose", "5 josé"]) {
    expect([q, await find(q)]).toEqual([q, expect.stringContaining("José Weiß")])
  }
  expect(await find("jose zzz")).not.toContain("José Weiß")
})

test("a search in a conversation ignores accents, case and the order of words", async () => {
  const { owner } = await testStore()
  const [{ contact } = { contact: 0 }] = rowsOf<{ contact: number }>(
    await owner.execute(sql`select case when low_id = 1 then high_id else low_id end as contact from chat_messages
      where workspace_id = 1 and message like 'José%' limit 1`),
  )
  const find = async (q: string) =>
    JSON.stringify((await admin.get("/apps/chat/search-messages", { id: contact, q })).body)
  for (const q of ["jose", "STRASSE JOSÉ"])
    expect([q, await find(q)]).toEqual([q, expect.stringContaining("José Weiß")])
  expect(await find("jose zzz")).not.toContain("José Weiß")
})
