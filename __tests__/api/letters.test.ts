import { sendWeeklyDigests } from "@/lib/features/notifications/service/weekly-digests"
import { client } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { colleague } from "../support/people"

type Person = Awaited<ReturnType<typeof colleague>>
const wish = (who: Person, notification: object) => who.post("/account-setting/update-notifications", { notification })
const post = { blogTitle: "Fresh paint", content: "<p>Dry by noon</p>", status: "Published", blogCategories: [] }

test("a comment on an article sends its author an e-mail, unless they wrote it or turned that off", async () => {
  const author = await colleague("editor")
  const reader = await colleague("editor")
  const { id } = (await author.post("/blog/add-blog", { blog: post })).body.blog
  const comment = (who: Person) => who.post("/blog/add-comment", { id, commentText: "Well said" })
  captureLog()
  await comment(author)
  expect(mailTo(author.user.email)).toBeUndefined()
  await comment(reader)
  const mail = mailTo(author.user.email)
  expect(mail?.subject).toBe(`${reader.user.fullName} commented on “Fresh paint”`)
  expect(mail?.text).toContain("Well said")
  expect(mail?.text).toContain(`http://localhost:3000/pages/blog/detail/${id}`)
  expect(mail?.text).toContain("/pages/account-settings?tab=notifications")
  await wish(author, { commentOnArticle: false })
  captureLog()
  await comment(reader)
  expect(mailTo(author.user.email)).toBeUndefined()
})

test("a published article is announced once, in the reader's language, to users who want news", async () => {
  const author = await colleague("editor")
  const reader = await colleague("editor")
  const quiet = await colleague("editor")
  await reader.post("/account-setting/update-preferences", { preferences: { language: "de" } })
  await wish(quiet, { newAnnouncements: false })
  captureLog()
  const { id } = (await author.post("/blog/add-blog", { blog: { ...post, status: "Draft" } })).body.blog
  expect(mailTo(reader.user.email)).toBeUndefined()
  await author.post("/blog/update-blog", { blog: { id, status: "Published" } })
  expect(mailTo(reader.user.email)?.subject).toBe("Neuer Artikel: Fresh paint")
  expect(mailTo(reader.user.email)?.text).toContain(`/de/pages/blog/detail/${id}`)
  expect([mailTo(quiet.user.email), mailTo(author.user.email)]).toEqual([undefined, undefined])
  captureLog()
  await author.post("/blog/update-blog", { blog: { id, status: "Published", excerpt: "More" } })
  expect(mailTo(reader.user.email)).toBeUndefined()
})

test("new followers and replies are announced by e-mail to users who want that", async () => {
  const me = await colleague("editor")
  const other = await colleague("editor")
  captureLog()
  await other.post("/profile/follow", { id: me.user.id })
  expect(mailTo(me.user.email)).toBeUndefined()
  await other.post("/profile/follow", { id: me.user.id })
  await wish(me, { followMe: true })
  await other.post("/profile/follow", { id: me.user.id })
  expect(mailTo(me.user.email)?.subject).toBe(`${other.user.fullName} is now following you`)
  const { id } = (await me.post("/profile/add-post", { post: { postText: "Who is in?" } })).body.post
  await other.post("/profile/add-comment", { id, comment: "I am" })
  expect(mailTo(me.user.email)?.text).toContain("I am")
})

test("the weekly digest is sent once a week to users who want it, if there is something new", async () => {
  const me = await colleague("editor")
  const quiet = await colleague("editor")
  await wish(me, { blogDigest: true, productUpdates: false })
  await (await client("admin")).post("/blog/add-blog", { blog: { ...post, blogTitle: "News of the week" } })
  await query("update kb_articles set updated_at = now() where workspace_id = 1 and id = 1")
  const german = await colleague("editor")
  await german.post("/account-setting/update-preferences", { preferences: { language: "de" } })
  const [{ title } = { title: "" }] = await query<{ title: string }>(
    "select title from kb_articles where workspace_id = 1 and id = 1",
  )
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  captureLog()
  expect(await sendWeeklyDigests(later(0))).toBe(0)
  expect(mailTo(me.user.email)).toBeUndefined()
  await query("update counters set last = last - 1 where kind = 'weeklyLetters'")
  Reflect.deleteProperty(globalThis, "__cornerledgerWeek")
  expect(await sendWeeklyDigests(later(0))).toBeGreaterThan(0)
  expect(mailTo(me.user.email)?.subject).toMatch(/^This week on the blog: \d+ article/)
  expect(mailTo(me.user.email)?.text).toContain("– News of the week")
  expect(mailTo(quiet.user.email)?.subject).toMatch(/^New in the help: \d+ article/)
  expect(mailTo(quiet.user.email)?.text).toContain(`– ${title}`)
  expect(mailTo(german.user.email)?.text).toContain("– Wie lege ich einen eigenen Arbeitsbereich an?")
  expect(mailTo(german.user.email)?.text).not.toContain(title)
  captureLog()
  Reflect.deleteProperty(globalThis, "__cornerledgerWeek")
  expect(await sendWeeklyDigests(later(0))).toBe(0)
  expect(mailTo(me.user.email)).toBeUndefined()
})
