import { namesIn } from "@/lib/features/notifications/service/mentions"
import { type Caller, client } from "../support/api"
import { colleague } from "../support/people"

let admin: Caller
const notifications = async (who: Caller) =>
  (await who.get("/notifications/data")).body.notifications.filter(({ kind }: { kind: string }) => kind === "mention")
const nameOf = async (who: Caller) => (await who.get("/account-setting/data")).body.general.username

beforeAll(async () => {
  admin = await client("admin")
})

test.each([
  ["@ada, please; @Tomás.x too.", ["ada", "tomás.x"]],
  ["mail ada@example.org or @ada", ["ada"]],
  ["(@ada)@bob @@c3po", ["ada", "bob"]],
  ["@a @", []],
])("%s mentions %j", (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test("a task's description notifies the users it mentions, once, with a link to the task, but not its author", async () => {
  const me = await colleague("editor")
  const name = await nameOf(me)
  const adminName = await nameOf(admin)
  const before = (await notifications(admin)).length
  const task = { title: "Count", description: `<p>Ask @${name.toUpperCase()} and @${adminName}.</p>` }
  const { id } = (await admin.post("/apps/todo/add-tasks", { task })).body.task
  const [first, ...rest] = await notifications(me)
  expect(first).toMatchObject({ data: { who: "Ada Lindqvist", title: "Count" }, link: `/apps/todo?task=${id}` })
  expect(rest).toEqual([])
  await admin.post("/apps/todo/update-task", { task: { id, description: `<p>@${name} again</p>` } })
  expect(await notifications(me)).toHaveLength(1)
  expect((await notifications(admin)).length).toBe(before)
})

test("comments and posts notify too, except users who may not read them or turned mentions off", async () => {
  const me = await colleague("editor")
  const quiet = await colleague("editor")
  const outsider = await colleague("subscriber")
  const names = await Promise.all([me, quiet].map(nameOf))
  await quiet.post("/notifications/update-settings", { settings: { mention: false } })
  const text = `@${names[0]} @${names[1]} @${outsider.user.fullName.toLowerCase().replaceAll(" ", ".")} look`
  const { comments } = (await admin.post("/blog/add-comment", { id: 1, commentText: text })).body
  expect(comments).toBeGreaterThan(0)
  const { post } = (await admin.post("/profile/add-post", { post: { postText: text } })).body
  await admin.post("/profile/add-comment", { id: post.id, comment: text })
  expect((await notifications(me)).map(({ link }: { link: string }) => link)).toEqual([
    "/pages/profile",
    "/pages/profile",
    "/pages/blog/detail/1",
  ])
  expect(await notifications(quiet)).toEqual([])
})
