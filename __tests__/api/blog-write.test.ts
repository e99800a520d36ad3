import sharp from "sharp"
import { type Caller, client, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"

const list = "/blog/list/data"
type Colleague = Awaited<ReturnType<typeof colleague>>
let admin: Caller
let author: Colleague
let editor: Colleague

const write = async (who: Caller, blog: object = {}) =>
  (await who.post("/blog/add-blog", { blog: { blogTitle: "On string", content: "<p>Cotton.</p>", ...blog } })).body.blog
const titles = async (who: Caller, search: Record<string, unknown> = {}) =>
  (await who.get(list, search)).body.map(({ id }: { id: number }) => id)

beforeAll(async () => {
  admin = await client("admin")
  author = await colleague("author")
  editor = await colleague("editor")
})

test("a new post is a draft with a slug from its title and an excerpt from its content", async () => {
  const { status, body } = await author.post("/blog/add-blog", {
    blog: {
      blogTitle: "Knots, and string",
      content: `<p>${"word ".repeat(100)}</p><script>x</script>`,
      blogCategories: ["gifts", { value: "how-to", label: "How to" }],
      featuredImage: "/covers/parcel-teal.svg",
    },
  })
  expect(status).toBe(201)
  expect(body.blog).toMatchObject({
    blogTitle: "Knots, and string",
    slug: "knots-and-string",
    status: "Draft",
    userFullName: author.user.fullName,
    featuredImage: "/covers/parcel-teal.svg",
  })
  expect(body.blog.blogCategories.map(({ value }: { value: string }) => value).sort()).toEqual(["gifts", "how-to"])
  expect(body.blog.excerpt).toMatch(/^word .*word…$/)
  expect(body.blog.excerpt.length).toBeLessThan(190)
  const detail = (await author.get(`${list}/detail`, { id: body.blog.id })).body.blog
  expect(detail.content).not.toContain("script")
  expect((await write(author, { blogTitle: "Knots, and string" })).slug).toBe("knots-and-string-2")
})

test("nobody else can see a draft, whatever their permissions", async () => {
  const { id } = await write(author)
  expect(await titles(author, { status: "Draft" })).toContain(id)
  for (const who of [admin, editor]) {
    expect(await titles(who, { status: "Draft" })).not.toContain(id)
    expect(await titles(who)).not.toContain(id)
    expect((await who.get(`${list}/detail`, { id })).status).toBe(404)
    expect((await who.get(`${list}/edit`, { id })).status).toBe(404)
    expect((await who.post("/blog/update-blog", { blog: { id, blogTitle: "x" } })).status).toBe(404)
    expect((await who.post("/blog/publish-blog", { id })).status).toBe(404)
    expect((await who.post("/blog/add-comment", { id, commentText: "x" })).status).toBe(404)
    expect((await who.post("/blog/bookmark", { id })).status).toBe(404)
    expect((await who.delete("/blog/delete-blog", { id })).status).toBe(404)
  }
})

test("an author submits a post and an editor publishes it", async () => {
  const { id } = await write(author)
  const early = await author.post("/blog/update-blog", { blog: { id, status: "Published" } })
  expect([early.status, Object.keys(early.body.error)]).toEqual([403, ["status"]])
  expect((await author.post("/blog/publish-blog", { id })).status).toBe(403)
  await author.post("/blog/update-blog", { blog: { id, status: "Pending" } })
  expect(await titles(editor, { status: "Pending" })).toContain(id)
  expect(await titles(await colleague("author"), { status: "Pending" })).not.toContain(id)
  const { status, body } = await editor.post("/blog/publish-blog", { id })
  expect([status, body.blog.status, body.blog.userFullName]).toEqual([200, "Published", author.user.fullName])
  expect((await titles(await colleague("author")))[0]).toBe(id)
  const before = body.blog.createdTime
  const again = await editor.post("/blog/update-blog", { blog: { id, excerpt: "New", status: "Published" } })
  expect(again.body.blog).toMatchObject({ createdTime: before, excerpt: "New" })
})

test("a post without content can't be published", async () => {
  const { id } = await write(editor, { content: "" })
  const { status, body } = await editor.post("/blog/publish-blog", { id })
  expect([status, Object.keys(body.error)]).toEqual([422, ["content"]])
  const empty = await editor.post("/blog/add-blog", { blog: { blogTitle: "x", status: "Published" } })
  expect(empty.status).toBe(422)
})

test("authors change their own posts, editors all; fields are merged, categories replaced", async () => {
  const made = await write(author, { status: "Pending", blogCategories: ["gifts"] })
  const other = await colleague("author")
  const published = await write(editor, { status: "Published" })
  expect((await other.post("/blog/update-blog", { blog: { id: published.id, blogTitle: "x" } })).status).toBe(403)
  expect((await other.get(`${list}/edit`, { id: published.id })).status).toBe(403)
  expect((await other.delete("/blog/delete-blog", { id: published.id })).status).toBe(403)
  const { body } = await editor.post("/blog/update-blog", {
    blog: { id: made.id, blogTitle: "Better", blogCategories: ["shops", "makers", "shops"] },
  })
  expect(body.blog).toMatchObject({ id: made.id, blogTitle: "Better", slug: made.slug, status: "Pending" })
  expect(body.blog.blogCategories.map(({ value }: { value: string }) => value)).toEqual(["shops", "makers"])
  expect((await author.delete("/blog/delete-blog", { id: made.id })).body).toEqual({ id: made.id })
  expect((await author.delete("/blog/delete-blog", { id: made.id })).status).toBe(404)
})

test("invalid posts are rejected and nothing is written", async () => {
  const { id } = await write(editor)
  const before = await contents()
  const bad: [object, string][] = [
    [{ blogTitle: "" }, "blog.blogTitle"],
    [{ status: "Gone" }, "blog.status"],
    [{ slug: "Not a slug" }, "blog.slug"],
    [{ excerpt: "x".repeat(501) }, "blog.excerpt"],
    [{ content: "x".repeat(200_001) }, "blog.content"],
    [{ featuredImage: "https://evil.example/t.gif" }, "blog.featuredImage"],
    [{ blogCategories: ["unknown"] }, "blogCategories"],
    [{ blogCategories: "gifts" }, "blog.blogCategories"],
  ]
  for (const [values, field] of bad) {
    for (const [path, blog] of [
      ["/blog/add-blog", { blogTitle: "x", ...values }],
      ["/blog/update-blog", { id, ...values }],
    ] as const) {
      const { status, body } = await editor.post(path, { blog })
      expect([path, field, status, Object.keys(body.error)]).toEqual([path, field, 422, [field]])
    }
  }
  const taken = await editor.post("/blog/update-blog", { blog: { id, slug: "wrapping-without-tape" } })
  expect([taken.status, Object.keys(taken.body.error)]).toEqual([409, ["slug"]])
  expect(await contents()).toEqual(before)
})

test("comments are counted and returned", async () => {
  const { id } = await write(editor, { status: "Published" })
  const { status, body } = await author.post("/blog/add-comment", { id, commentText: " Good\nstring " })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    comments: 1,
    comment: { userFullName: author.user.fullName, avatar: "", commentText: "Good\nstring" },
  })
  const detail = (await admin.get(`${list}/detail`, { id })).body
  const { id: _, ...shown } = body.comment
  expect([detail.blog.comments, detail.comments]).toEqual([1, [shown]])
  const before = await contents()
  expect((await author.post("/blog/add-comment", { id, commentText: " " })).status).toBe(422)
  expect((await author.post("/blog/add-comment", { id: 99_999, commentText: "x" })).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test("a bookmark belongs to the caller, toggles and is counted", async () => {
  const { id } = await write(editor, { status: "Published" })
  const flip = (who: Caller) => who.post("/blog/bookmark", { id })
  expect((await flip(author)).body).toEqual({ id, isBookmarked: true, bookmarked: 1 })
  expect((await flip(editor)).body).toEqual({ id, isBookmarked: true, bookmarked: 2 })
  expect((await flip(editor)).body).toEqual({ id, isBookmarked: false, bookmarked: 1 })
  expect((await author.get(`${list}/detail`, { id })).body.blog.bookmarked).toBe(1)
  const own = (await author.get("/blog/bookmarks")).body
  expect(own.map((post: { id: number }) => post.id)).toEqual([id])
  await Promise.all(Array.from({ length: 21 }, () => flip(author)))
  expect((await author.get("/blog/bookmarks")).body).toEqual([])
})

test("a post remains under its author's name after the author is deleted", async () => {
  const leaving = await colleague("editor")
  const { id } = await write(leaving, { status: "Published" })
  await admin.delete("/apps/users/delete", { id: leaving.user.id })
  const { blog } = (await admin.get(`${list}/detail`, { id })).body
  expect([blog.userFullName, blog.avatar]).toEqual([leaving.user.fullName, ""])
})

test("a picture can be uploaded for a post", async () => {
  const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: "#5b5bd6" } })
    .jpeg()
    .toBuffer()
  const send = (who: Caller) =>
    who.send("/blog/picture", {
      method: "POST",
      body: picture as unknown as BodyInit,
      headers: { "content-type": "image/jpeg" },
    })
  const { status, body } = await send(author)
  expect([status, body.featuredImage]).toEqual([201, expect.stringMatching(/^\/api\/files\/[\da-f-]{36}$/)])
  expect((await write(author, body)).featuredImage).toBe(body.featuredImage)
  expect((await send(await client("client"))).status).toBe(403)
})

test("posts of another workspace are 404", async () => {
  const other = await stranger()
  await query(
    `insert into blog_posts (workspace_id, id, author_id, author_name, title, slug, status) values (1, 5000, 1, 'x', 'Far', 'far', 'Published')`,
  )
  const before = await contents()
  for (const which of ["detail", "edit"]) expect((await other.get(`${list}/${which}`, { id: 5000 })).status).toBe(404)
  expect((await other.post("/blog/update-blog", { blog: { id: 5000, blogTitle: "x" } })).status).toBe(404)
  expect((await other.post("/blog/add-comment", { id: 5000, commentText: "x" })).status).toBe(404)
  expect((await other.post("/blog/bookmark", { id: 5000 })).status).toBe(404)
  expect((await other.delete("/blog/delete-blog", { id: 5000 })).status).toBe(404)
  expect(await contents()).toEqual(before)
})
