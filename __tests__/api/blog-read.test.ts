import { type Caller, client, stranger } from "../support/api"
import { countStatements, uncached } from "../support/facts"

const path = "/blog/list/data"
let admin: Caller
let posts: { id: number; title: string; excerpt: string; tags: string[]; blogPosted: string; comment: number }[]

beforeAll(async () => {
  admin = await client("admin")
  posts = (await admin.get(path)).body
})

test("there are at least six posts, newest first, with the keys of the contract", async () => {
  expect(posts.length).toBeGreaterThanOrEqual(6)
  for (const post of posts) {
    expect(Object.keys(post)).toEqual("id img title avatar userFullName blogPosted tags excerpt comment".split(" "))
    expect(post.comment).toBeGreaterThan(0)
  }
  const times = posts.map(({ blogPosted }) => blogPosted)
  expect(times).toEqual([...times].sort().reverse())
  expect(await countStatements(() => admin.send(path, uncached))).toHaveLength(1)
})

test("q searches title and excerpt; category and page narrow the list", async () => {
  const holds = (post: (typeof posts)[number], text: string) =>
    `${post.title}\n${post.excerpt}`.toLowerCase().includes(text)
  expect((await admin.get(path, { q: " BOWL " })).body).toEqual(posts.filter((post) => holds(post, "bowl")))
  expect((await admin.get(path, { q: "100%_" })).body).toEqual([])
  expect((await admin.get(path, { category: "makers" })).body).toEqual(
    posts.filter(({ tags }) => tags.includes("Makers")),
  )
  expect((await admin.get(path, { category: "unknown" })).body).toEqual([])
  expect((await admin.get(path, { page: 2, perPage: 3 })).body).toEqual(posts.slice(3, 6))
  expect((await admin.get(path, { page: 99 })).body).toEqual([])
  expect((await admin.get(path, { status: "Gone" })).status).toBe(422)
})

test("the sidebar has the newest posts and all categories", async () => {
  const { body } = await admin.get(`${path}/sidebar`)
  expect(body.recentPosts.map(({ id }: { id: number }) => id)).toEqual(posts.slice(0, 4).map(({ id }) => id))
  expect(Object.keys(body.recentPosts[0])).toEqual(["id", "img", "title", "createdTime"])
  expect(Object.keys(body.categories[0])).toEqual(["category", "icon"])
  const labels = body.categories.map(({ category }: { category: string }) => category)
  for (const { tags } of posts) expect(labels).toEqual(expect.arrayContaining(tags))
  const choices = (await admin.get("/blog/categories")).body
  expect(choices.map(({ label }: { label: string }) => label)).toEqual(labels)
})

test("a post comes with its comments, oldest first; without an id it is the newest", async () => {
  const { body } = await admin.get(`${path}/detail`)
  const [newest] = posts
  expect(Object.keys(body)).toEqual(["blog", "comments"])
  expect(Object.keys(body.blog)).toEqual(
    "img title avatar userFullName createdTime tags content comments bookmarked".split(" "),
  )
  expect(body.blog).toMatchObject({ title: newest?.title, comments: newest?.comment, createdTime: newest?.blogPosted })
  expect(body.comments).toHaveLength(body.blog.comments)
  expect(Object.keys(body.comments[0])).toEqual(["avatar", "userFullName", "commentedAt", "commentText"])
  const times = body.comments.map(({ commentedAt }: { commentedAt: string }) => commentedAt)
  expect(times).toEqual([...times].sort())
  expect((await admin.get(`${path}/detail`, { id: "" })).body).toEqual(body)
  expect((await admin.get(`${path}/detail`, { id: newest?.id })).body).toEqual(body)
  expect(await countStatements(() => admin.send(`${path}/detail`, uncached))).toHaveLength(2)
})

test.each(["detail", "edit"])("%s: an unknown id is 404, an invalid one 422", async (which) => {
  expect((await admin.get(`${path}/${which}`, { id: 99_999 })).status).toBe(404)
  for (const id of ["x", "0", "-1", "1.5"]) {
    const { status, body } = await admin.get(`${path}/${which}`, { id })
    expect([id, status, Object.keys(body.error)]).toEqual([id, 422, ["id"]])
  }
})

test("the editor's response has the whole post", async () => {
  const { body } = await admin.get(`${path}/edit`, { id: 1 })
  expect(Object.keys(body)).toEqual(
    "avatar userFullName createdTime blogTitle blogCategories slug status excerpt featuredImage".split(" "),
  )
  expect(body).toMatchObject({ slug: "a-pen-for-the-first-day-of-school", status: "Published" })
  expect(body.blogCategories).toEqual([
    { value: "stationery", label: "Stationery" },
    { value: "how-to", label: "How to" },
  ])
  // Without an id the newest is answered, which is the administrator's own draft.
  expect((await admin.get(`${path}/edit`)).body).toMatchObject({ status: "Draft", userFullName: "Ada Lindqvist" })
})

test("a new workspace's blog is an independent copy", async () => {
  const other = await stranger()
  const own = (await other.get(path)).body
  expect(own.map(({ title }: { title: string }) => title)).toEqual(posts.map(({ title }) => title))
  await other.delete("/blog/delete-blog", { id: own[0].id })
  expect((await other.get(path)).body).toHaveLength(posts.length - 1)
  expect((await admin.get(path)).body).toHaveLength(posts.length)
})
