import { type Caller, client, stranger } from "../support/api"
import { contents } from "../support/facts"
import { colleague } from "../support/people"

const shelf = "/blog/posts"
type Colleague = Awaited<ReturnType<typeof colleague>>
interface Listed {
  id: number
}
let admin: Caller
let author: Colleague
let editor: Colleague
let reader: Colleague

const write = async (who: Caller, blog: object = {}): Promise<{ id: number; slug: string }> =>
  (await who.post("/blog/add-blog", { blog: { blogTitle: "On string", content: "<p>Cotton.</p>", ...blog } })).body.blog
const ids = async (who: Caller, query: object = {}): Promise<number[]> =>
  (await who.get(shelf, { ...query, perPage: 100 })).body.posts.map(({ id }: Listed) => id)

beforeAll(async () => {
  admin = await client("admin")
  author = await colleague("author")
  editor = await colleague("editor")
  const made = await colleague("author")
  reader = made
})

test("a page has published posts, newest first, with the total", async () => {
  const other = await stranger()
  const { body: first } = await other.get(shelf)
  const all = (await other.get("/blog/list/data")).body.map(({ id }: Listed) => id)
  expect(first.total).toBe(all.length)
  expect(first.posts).toHaveLength(6)
  expect(first.posts[0]).toMatchObject({ status: "Published", mayEdit: true, categories: [{ value: "gifts" }, {}] })
  const { body: second } = await other.get(shelf, { page: 2 })
  expect([...first.posts, ...second.posts].map(({ id }: Listed) => id)).toEqual(all)
  expect((await other.get(shelf, { page: 99 })).body).toEqual({ posts: [], total: all.length })
  const found = (await other.get(shelf, { q: "BOWL" })).body
  expect([found.total, found.posts[0].title]).toEqual([1, "The bowl that came back"])
  expect((await other.get(shelf, { q: "bowl", category: "shops" })).body).toEqual({ posts: [], total: 0 })
  expect((await other.get(shelf, { shelf: "attic" })).status).toBe(422)
})

test("drafts has the caller's own posts, pending those of its author and for editors, saved the bookmarked ones", async () => {
  const draft = await write(author)
  const pending = await write(author, { status: "Pending" })
  const out = await write(editor, { status: "Published" })
  expect(await ids(author, { shelf: "drafts" })).toContain(draft.id)
  expect(await ids(author, { shelf: "pending" })).toContain(pending.id)
  expect(await ids(editor, { shelf: "pending" })).toContain(pending.id)
  for (const who of [admin, editor, reader]) expect(await ids(who, { shelf: "drafts" })).not.toContain(draft.id)
  expect(await ids(reader, { shelf: "pending" })).not.toContain(pending.id)
  expect(await ids(reader)).toContain(out.id)
  expect(await ids(reader, { shelf: "saved" })).toEqual([])
  await reader.post("/blog/bookmark", { id: out.id })
  expect(await ids(reader, { shelf: "saved" })).toEqual([out.id])
  const { shelves } = (await reader.get("/blog/topics")).body
  expect(shelves).toEqual({ published: (await ids(reader)).length, drafts: 0, pending: 0, saved: 1 })
})

test("topics has the newest posts, and categories with the number of published posts", async () => {
  const other = await stranger()
  const { body } = await other.get("/blog/topics")
  expect(body.recentPosts).toHaveLength(4)
  for (const { value, count } of body.categories) {
    expect([value, count]).toEqual([value, (await other.get(shelf, { category: value })).body.total])
  }
  await write(other, { blogCategories: ["makers"] })
  expect((await other.get("/blog/topics")).body.categories).toEqual(body.categories)
})

test("a post is found by id or slug; without either it is the newest", async () => {
  const { id, slug } = await write(editor, { blogTitle: "Twine", status: "Published", blogCategories: ["gifts"] })
  const { body } = await editor.get("/blog/post", { id })
  expect(body).toMatchObject({
    id,
    slug,
    authorId: editor.user.id,
    blogTitle: "Twine",
    content: "<p>Cotton.</p>",
    blogCategories: [{ value: "gifts", label: "Gifts" }],
    minutes: 1,
    isBookmarked: false,
    may: { edit: true, publish: false, withdraw: true, delete: true },
    comments: [],
  })
  expect((await editor.get("/blog/post", { id: slug })).body).toEqual(body)
  expect((await editor.get("/blog/post")).body).toEqual(body)
  expect((await reader.get("/blog/post", { id })).body.may).toEqual({
    edit: false,
    publish: false,
    withdraw: false,
    delete: false,
  })
  for (const unknown of [99_999, "no-such-address", "0"]) {
    expect((await editor.get("/blog/post", { id: unknown })).status).toBe(404)
  }
  expect((await editor.get("/blog/post", { id: "No slug" })).status).toBe(422)
})

test("a draft is a 404 for others", async () => {
  const { id, slug } = await write(author, { blogTitle: "Not yet" })
  for (const who of [admin, editor, reader]) {
    for (const which of [id, slug]) expect((await who.get("/blog/post", { id: which })).status).toBe(404)
  }
  expect((await author.get("/blog/post", { id })).body.may).toEqual({
    edit: true,
    publish: false,
    withdraw: true,
    delete: true,
  })
})

test("a removed excerpt is generated from the content again", async () => {
  const { id } = await write(editor, { excerpt: "By hand" })
  const change = (blog: object) => editor.post("/blog/update-blog", { blog: { id, ...blog } })
  expect((await change({ content: "<p>Linen.</p>" })).body.blog.excerpt).toBe("By hand")
  expect((await change({ excerpt: "" })).body.blog.excerpt).toBe("Linen.")
})

test("a removed slug is generated from the title again", async () => {
  const { id } = await write(editor, { blogTitle: "Raffia", slug: "by-hand" })
  const change = async (blog: object) =>
    (await editor.post("/blog/update-blog", { blog: { id, ...blog } })).body.blog.slug
  expect(await change({ slug: "" })).toBe("raffia")
  expect(await change({ slug: "" })).toBe("raffia")
  expect(await change({ blogTitle: "Bast", slug: null })).toBe("raffia")
  expect(await change({ slug: "" })).toBe("bast")
})

test("the search finds published posts and the caller's own by title", async () => {
  await write(author, { blogTitle: "Sealing wax, mine" })
  await write(editor, { blogTitle: "Sealing wax, out", status: "Published" })
  const found = async (who: Caller) =>
    (await who.get("/api/main-search/records", { q: "sealing WAX" })).body.records
      .filter(({ kind }: { kind: string }) => kind === "posts")
      .map(({ title }: { title: string }) => title)
  expect(await found(author)).toEqual(["Sealing wax, out", "Sealing wax, mine"])
  expect(await found(reader)).toEqual(["Sealing wax, out"])
})

test("a deleted post comes back with its comments, its categories and its bookmarks", async () => {
  const { id } = await write(editor, { status: "Published", blogCategories: ["gifts", "shops"] })
  await reader.post("/blog/add-comment", { id, commentText: "Tie it twice." })
  await reader.post("/blog/bookmark", { id })
  const before = (await reader.get("/blog/post", { id })).body
  await editor.delete("/blog/delete-blog", { id })
  expect((await reader.get("/blog/post", { id })).status).toBe(404)
  expect((await reader.post("/blog/restore-blog", { id })).status).toBe(403)
  const { status, body } = await editor.post("/blog/restore-blog", { id })
  expect([status, body.blog.id]).toEqual([200, id])
  expect((await reader.get("/blog/post", { id })).body).toEqual(before)
  expect((await editor.post("/blog/restore-blog", { id })).status).toBe(404)
})

test("nobody can restore another user's draft", async () => {
  const { id } = await write(author)
  await author.delete("/blog/delete-blog", { id })
  expect((await admin.post("/blog/restore-blog", { id })).status).toBe(404)
  expect((await author.post("/blog/restore-blog", { id })).status).toBe(200)
})

test("a comment can be deleted by its author or a moderator, and restored", async () => {
  const { id } = await write(editor, { status: "Published" })
  await author.post("/blog/add-comment", { id, commentText: "First" })
  await reader.post("/blog/add-comment", { id, commentText: "Second" })
  const comments = async (who: Caller) => (await who.get("/blog/post", { id })).body.comments
  const [first] = await comments(author)
  expect((await comments(author)).map(({ mayDelete }: { mayDelete: boolean }) => mayDelete)).toEqual([true, false])
  expect((await comments(admin)).map(({ mayDelete }: { mayDelete: boolean }) => mayDelete)).toEqual([true, true])
  const elsewhere = await stranger()
  const before = await contents()
  for (const who of [reader, editor]) {
    expect((await who.delete("/blog/delete-comment", { id: first.id })).status).toBe(403)
  }
  expect((await author.delete("/blog/delete-comment", { id: 99_999 })).status).toBe(404)
  expect((await elsewhere.delete("/blog/delete-comment", { id: first.id })).status).toBe(404)
  expect(await contents()).toEqual(before)
  expect((await author.delete("/blog/delete-comment", { id: first.id })).body).toEqual({ id: first.id, comments: 1 })
  expect((await reader.post("/blog/restore-comment", { id: first.id })).status).toBe(403)
  expect(await comments(reader)).toHaveLength(1)
  const back = await author.post("/blog/restore-comment", { id: first.id })
  expect([back.status, back.body]).toEqual([200, { id: first.id, comments: 2 }])
  expect((await comments(author))[0]).toEqual(first)
})
