import { type Caller, client, stranger } from "../support/api"
import { contents, countStatements, query, uncached } from "../support/facts"
import { colleague } from "../support/people"

let admin: Caller
const write = async (who: Caller, postText = "Hello") =>
  (await who.post("/profile/add-post", { post: { postText } })).body.post

beforeAll(async () => {
  admin = await client("admin")
})

test("a new post is listed first, without likes and comments", async () => {
  const { status, body } = await admin.post("/profile/add-post", {
    post: { postText: "  New\nhere ", postImg: "/covers/desk-sage.svg" },
  })
  expect(status).toBe(201)
  expect(body.post).toMatchObject({
    postText: "New\nhere",
    postImg: "/covers/desk-sage.svg",
    username: "Ada Lindqvist",
    isOwn: true,
    likes: 0,
    comments: 0,
    likedUsers: [],
    detailedComments: [],
  })
  const page = (await admin.get("/profile/posts")).body
  expect(page.posts[0]).toEqual(body.post)
  expect((await admin.get("/profile/data")).body.post[0].postText).toBe("New\nhere")
})

test("pages don't overlap; a page takes one statement, a page past the end two", async () => {
  const all = (await admin.get("/profile/posts", { perPage: 1000 })).body
  expect(all.posts).toHaveLength(all.total)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => admin.get("/profile/posts", { page, perPage: 3 })))
  expect(pages.flatMap(({ body }) => body.posts)).toEqual(all.posts.slice(0, 12))
  expect((await admin.get("/profile/posts", { page: 999 })).body).toEqual({ posts: [], total: all.total })
  expect((await admin.get("/profile/posts", { page: 0 })).status).toBe(422)
  const page = { ...uncached, search: "?perPage=2&page=2" }
  expect(await countStatements(() => admin.send("/profile/posts", page))).toHaveLength(1)
  const beyond = { ...uncached, search: "?page=999" }
  expect(await countStatements(() => admin.send("/profile/posts", beyond))).toHaveLength(2)
})

test("like and share toggle, once per user", async () => {
  const { id } = await write(admin)
  const other = await colleague("author")
  expect((await admin.post("/profile/like-post", { id })).body).toEqual({ id, likes: 1, youLiked: true })
  expect((await other.post("/profile/like-post", { id })).body).toEqual({ id, likes: 2, youLiked: true })
  expect((await admin.post("/profile/like-post", { id })).body).toEqual({ id, likes: 1, youLiked: false })
  expect((await admin.post("/profile/share-post", { id })).body).toEqual({ id, share: 1, youShared: true })
  const [post] = (await admin.get("/profile/posts")).body.posts
  expect(post).toMatchObject({ id, likes: 1, youLiked: false, share: 1, youShared: true, likedCount: 0 })
  expect(post.likedUsers).toEqual([{ avatar: "", username: other.user.fullName }])
})

test("fifty concurrent likes end in the right state", async () => {
  const { id } = await write(admin)
  const responses = await Promise.all(Array.from({ length: 51 }, () => admin.post("/profile/like-post", { id })))
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  expect((await admin.get("/profile/posts")).body.posts[0]).toMatchObject({ id, likes: 1, youLiked: true })
})

test("comments are in order, can be liked, and are counted", async () => {
  const { id } = await write(admin)
  const first = await admin.post("/profile/add-comment", { id, comment: "first" })
  expect([first.status, first.body.comments]).toEqual([201, 1])
  expect(first.body.comment).toMatchObject({
    comment: "first",
    username: "Ada Lindqvist",
    commentsLikes: 0,
    isOwn: true,
  })
  const second = await admin.post("/profile/add-comment", { id, comment: "second" })
  expect(second.body).toMatchObject({ comments: 2, comment: { id: first.body.comment.id + 1 } })
  const like = { id: second.body.comment.id }
  expect((await admin.post("/profile/like-comment", like)).body).toEqual({ ...like, commentsLikes: 1, youLiked: true })
  const [post] = (await admin.get("/profile/posts")).body.posts
  expect(
    post.detailedComments.map(({ comment, commentsLikes }: Record<string, unknown>) => [comment, commentsLikes]),
  ).toEqual([
    ["first", 0],
    ["second", 1],
  ])
})

test("users delete their own posts, administrators any", async () => {
  const other = await colleague("author")
  const mine = await write(admin)
  const theirs = await write(other)
  const { comment } = (await other.post("/profile/add-comment", { id: mine.id, comment: "x" })).body
  const { comment: own } = (await admin.post("/profile/add-comment", { id: mine.id, comment: "y" })).body
  expect((await other.delete("/profile/delete-post", { id: mine.id })).status).toBe(403)
  expect((await other.delete("/profile/delete-comment", { id: own.id })).status).toBe(403)
  expect((await other.delete("/profile/delete-comment", { id: comment.id })).body).toEqual({ id: comment.id })
  expect((await admin.delete("/profile/delete-post", { id: theirs.id })).body).toEqual({ id: theirs.id })
  expect((await admin.delete("/profile/delete-post", { id: theirs.id })).status).toBe(404)
  expect((await admin.delete("/profile/delete-post", { id: mine.id })).status).toBe(200)
  expect((await admin.post("/profile/like-comment", { id: own.id })).status).toBe(404)
})

test("posts that are empty, too long or refer to another workspace are rejected and nothing is written", async () => {
  const { id } = await write(admin)
  const before = await contents()
  const bad: [string, object, string][] = [
    ["/profile/add-post", { post: { postText: " " } }, "post.postText"],
    ["/profile/add-post", { post: { postText: "x".repeat(5001) } }, "post.postText"],
    ["/profile/add-post", { post: { postText: "x", postImg: "https://evil.example/a.png" } }, "post.postImg"],
    ["/profile/add-post", {}, "post"],
    ["/profile/add-comment", { id, comment: "" }, "comment"],
    ["/profile/add-comment", { id: "x", comment: "x" }, "id"],
    ["/profile/like-post", {}, "id"],
  ]
  for (const [path, body, field] of bad) {
    const refused = await admin.post(path, body)
    expect([path, refused.status, Object.keys(refused.body.error)]).toEqual([path, 422, [field]])
  }
  for (const path of ["like-post", "share-post", "like-comment"]) {
    expect((await admin.post(`/profile/${path}`, { id: 99_999 })).status).toBe(404)
  }
  expect((await admin.post("/profile/add-comment", { id: 99_999, comment: "x" })).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test("posts of another workspace are 404", async () => {
  const other = await stranger()
  await query(`insert into posts (workspace_id, id, user_id, text) values (1, 5000, 1, 'far')`)
  for (const path of ["like-post", "share-post"]) {
    expect((await other.post(`/profile/${path}`, { id: 5000 })).status).toBe(404)
  }
  expect((await other.post("/profile/add-comment", { id: 5000, comment: "x" })).status).toBe(404)
  expect((await other.delete("/profile/delete-post", { id: 5000 })).status).toBe(404)
})

test("ids are consecutive, also with twenty concurrent requests", async () => {
  const { id } = await write(admin)
  const made = await Promise.all(Array.from({ length: 20 }, () => write(admin)))
  const ids = made.map((post) => post.id).sort((a, b) => a - b)
  expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => id + 1 + i))
})

test("a deleted post is restored with everything on it, a deleted comment with its likes", async () => {
  const { id } = await write(admin)
  const other = await colleague("author")
  await other.post("/profile/like-post", { id })
  const { comment } = (await other.post("/profile/add-comment", { id, comment: "stay" })).body
  await admin.post("/profile/like-comment", { id: comment.id })
  const whole = (await admin.get("/profile/posts")).body.posts[0]
  await other.delete("/profile/delete-comment", { id: comment.id })
  expect((await other.post("/profile/restore-comment", { id: comment.id })).body).toEqual({ id: comment.id })
  await admin.delete("/profile/delete-post", { id })
  expect((await other.post("/profile/restore-post", { id })).status).toBe(403)
  expect((await admin.post("/profile/restore-post", { id })).body).toEqual({ id })
  expect((await admin.get("/profile/posts")).body.posts[0]).toEqual(whole)
  expect((await admin.post("/profile/restore-post", { id })).status).toBe(404)
  expect((await (await stranger()).post("/profile/restore-post", { id: id + 1 })).status).toBe(404)
})

test("a picture alone is a post", async () => {
  const post = { postText: "", postImg: "/covers/desk-sage.svg" }
  expect((await admin.post("/profile/add-post", { post })).body.post).toMatchObject(post)
})
