import { pages } from "@/lib/features/pages"
import { kitPages } from "@/lib/kit/pages"
import { type Caller, client, nobody, stranger } from "../support/api"
import { contents } from "../support/facts"
import { colleague } from "../support/people"

let admin: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await client("admin")
  visitor = await client("client")
})

const search = async (who: Caller) => (await who.get("/api/main-search/data")).body.searchArr
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id)

test("there are three groups in the contract's order, with four hits each", async () => {
  const groups = await search(admin)
  expect(groups.map(({ groupTitle }: { groupTitle: string }) => groupTitle)).toEqual(["Pages", "Files", "Contacts"])
  for (const { searchLimit } of groups) expect(searchLimit).toBe(4)
})

test("pages are those the caller may open, with title, icon and link", async () => {
  const [all] = await search(admin)
  expect(ids(all.data)).toEqual(ids(pages))
  for (const page of all.data) {
    expect(Object.keys(page).sort()).toEqual(["icon", "id", "isBookmarked", "link", "target", "title"])
    expect(page.title).toMatch(/\w/)
  }
  const [some] = await search(visitor)
  const readable = pages.filter(({ can: [, subject] }) => ["ACL", "Auth"].includes(subject))
  expect(ids(some.data)).toEqual(ids(readable))
})

/** The original screens, without the pages of the kit. */
const named = `/ /dashboard/analytics /apps/email /apps/chat /apps/todo /apps/calendar
  /apps/invoice/list /apps/invoice/preview /apps/invoice/edit /apps/invoice/add
  /apps/ecommerce/shop /apps/ecommerce/product-detail /apps/ecommerce/wishlist /apps/ecommerce/checkout
  /apps/user/list /apps/user/view /apps/user/edit
  /pages/login-v1 /pages/login-v2 /pages/register-v1 /pages/register-v2
  /pages/forgot-password-v1 /pages/forgot-password-v2 /pages/reset-password-v1 /pages/reset-password-v2
  /pages/account-settings /pages/profile /pages/faq /pages/knowledge-base /pages/pricing
  /pages/blog/list /pages/blog/detail /pages/blog/edit
  /misc/coming-soon /misc/not-authorized /misc/maintenance /misc/error /access-control`.split(/\s+/)

test("the 115 original pages can be searched and bookmarked", async () => {
  const wanted = [...named, ...kitPages.map(({ link }) => link)]
  expect(wanted).toHaveLength(115)
  const links = (entries: { link: string }[]) => entries.map(({ link }) => link)
  expect(links((await search(admin))[0].data)).toEqual(expect.arrayContaining(wanted))
  expect(links((await admin.get("/api/bookmarks/data")).body.suggestions)).toEqual(expect.arrayContaining(wanted))
})

test("files are those of the caller's e-mails, each once, and can be opened", async () => {
  const files = (await search(admin))[1].data
  expect(files.length).toBeGreaterThan(3)
  expect(new Set(files.map(({ file }: { file: string }) => file)).size).toBe(files.length)
  for (const { title, by, size, file } of files.slice(0, 5)) {
    expect([title, by]).toEqual([expect.stringMatching(/\.\w+$/), expect.stringMatching(/\w/)])
    expect(size).toMatch(/^[\d.,]+ (byte|kB|MB)$/)
    const id = file.replace("/api/files/", "")
    const { status, headers } = await admin.get("/api/files/{id}", {}, { id })
    expect([title, status, Number(headers.get("content-length") ?? 1) > 0]).toEqual([title, 200, true])
  }
})

test("a file is found once it is sent or received, not by others, and not after its e-mail is deleted", async () => {
  const friend = await colleague("editor")
  const upload = {
    method: "POST",
    search: "?fileName=Price%20list.csv",
    body: "a,b",
    headers: { "content-type": "text/csv" },
  }
  const { attachment } = (await admin.send("/apps/email/upload-attachment", upload)).body
  const titles = async (who: Caller) => (await search(who))[1].data.map(({ title }: { title: string }) => title)
  expect(await titles(admin)).not.toContain("Price list.csv")
  const email = { to: [friend.user.email], subject: "Prices", message: "", attachments: [{ url: attachment.url }] }
  await admin.post("/apps/email/send-email", { email })
  expect((await search(admin))[1].data[0]).toEqual({
    title: "Price list.csv",
    by: expect.stringMatching(/\w/),
    size: "3 byte",
    file: attachment.url,
  })
  expect(await titles(friend)).toEqual(["Price list.csv"])
  expect(await titles(visitor)).toEqual([])
  const { emails } = (await friend.get("/apps/email/emails")).body
  await friend.post("/apps/email/update-emails", { emailIds: [emails[0].id], dataToUpdate: { folder: "trash" } })
  expect(await titles(friend)).toEqual([])
})

test("contacts are the users of the caller's workspace, for callers who may see them", async () => {
  const contacts = (await search(admin))[2].data
  expect(contacts.length).toBeGreaterThan(10)
  expect(Object.keys(contacts[0]).sort()).toEqual(["date", "email", "img", "title"])
  expect((await search(visitor))[2].data).toEqual([])
  const theirs = (await search(await stranger()))[2].data.map(({ email }: { email: string }) => email)
  expect(theirs).not.toContain("admin@demo.com")
})

test("titles are in the caller's language", async () => {
  const { body } = await admin.send("/api/main-search/data", { headers: { "accept-language": "de" } })
  const german = body.searchArr[0].data.map(({ title }: { title: string }) => title)
  const english = (await search(admin))[0].data.map(({ title }: { title: string }) => title)
  expect(german).not.toEqual(english)
})

test("a star toggles, shows in both places, and belongs to the caller", async () => {
  const flip = () => admin.post("/api/bookmarks/update", { id: "2" })
  const before = (await admin.get("/api/bookmarks/data")).body
  expect(ids(before.suggestions)).toEqual(ids(pages))
  const { status, body } = await flip()
  const flag = !before.suggestions.find(({ id }: { id: number }) => id === 2).isBookmarked
  expect([status, body]).toMatchObject([200, { id: 2, isBookmarked: flag }])
  const after = (await admin.get("/api/bookmarks/data")).body
  expect(after.bookmarks).toEqual(after.suggestions.filter((page: { isBookmarked: boolean }) => page.isBookmarked))
  expect((await search(admin))[0].data).toEqual(after.suggestions)
  expect((await visitor.get("/api/bookmarks/data")).body.bookmarks).toEqual([])
  expect((await flip()).body.isBookmarked).toBe(!flag)
})

test("an unknown or forbidden page is 404, and nothing is written", async () => {
  const before = await contents()
  expect((await admin.post("/api/bookmarks/update", { id: 9999 })).status).toBe(404)
  expect((await visitor.post("/api/bookmarks/update", { id: 1 })).status).toBe(404)
  for (const id of [0, -1, "x", null, undefined, [1, 2]]) {
    expect((await admin.post("/api/bookmarks/update", { id })).status).toBe(422)
  }
  expect(await contents()).toEqual(before)
})

test("signed out: 401", async () => {
  for (const path of ["/api/main-search/data", "/api/bookmarks/data"]) expect((await nobody.get(path)).status).toBe(401)
  expect((await nobody.post("/api/bookmarks/update", { id: 1 })).status).toBe(401)
})
