import { endpoints } from "@/lib/features"
import { type Answer, type Caller, client, nobody } from "../support/api"
import { wellFormed } from "../support/hostile"
import { outsized, outsizedBody, repeated, slowToRead } from "../support/hostile-sizes"
import { largest, longestText, unlimited } from "../support/largest"
import { longestBlock } from "../support/loop"
import { slowness } from "../support/machine"

/** How long a request may block the event loop, in ms. */
const limit = 200
/** The maximum length of a query string; Node rejects longer headers. */
const maxQuery = 12_000

/** Excluded endpoints, each with the reason. Uploads and calendar files have separate tests. */
const leftOut: Record<string, string> = {
  logout: "ends the test's own sign-in",
  logoutEverywhere: "ends the test's own sign-in",
  register: "copies the sample data of a new workspace, whatever is sent",
  clearSamples: "takes no input, and would leave nothing to write to",
  importEvents: "reads a file",
  previewImport: "reads a file",
}

const tried = endpoints.filter(({ upload, name }) => !upload && !(name in leftOut))
const posts = tried.filter(({ method, body }) => method === "POST" && body)
/** Endpoints that store long texts. They get every hostile text, the others a few. */
const isLong = (call: (typeof endpoints)[number]) => longestText(call) >= 5000

let admin: Caller
let draftId: number
let taskId: number
let blogId: number

beforeAll(async () => {
  admin = await client("admin")
  const draft = await admin.post("/apps/email/save-draft", { email: { subject: "Draft" } })
  draftId = draft.body.email.id
  const task = await admin.post("/apps/todo/add-tasks", { task: { title: "Task" } })
  taskId = task.body.task.id
  const blog = await admin.post("/blog/add-blog", { blog: { blogTitle: "Post" } })
  blogId = blog.body.blog.id
})

type Value = Record<string, Record<string, unknown>>
const mail = (value: Value) =>
  Object.assign(value.email ?? {}, { inReplyTo: null, attachments: [], version: undefined })

/** Values that make a large body valid for its handler. */
const feasible: Record<string, (value: Value) => unknown> = {
  saveDraft: mail,
  updateDraft: (value) => Object.assign(mail(value), { id: draftId }),
  sendEmail: (value) => delete (mail(value) as { draftId?: number }).draftId,
  scheduleEmail: (value) => delete (mail(value) as { draftId?: number }).draftId,
  addTask: (value) => Object.assign(value.task ?? {}, { assignee: null }),
  updateTask: (value) => Object.assign(value.task ?? {}, { id: taskId, assignee: null }),
  addBlog: (value) => Object.assign(value.blog ?? {}, { blogCategories: [], status: "Draft", slug: undefined }),
  updateBlog: (value) => Object.assign(value.blog ?? {}, { id: blogId, blogCategories: [], slug: "" }),
  addBlogComment: (value) => Object.assign(value, { id: blogId }),
  addKbArticle: (value) => Object.assign(value.article ?? {}, { slug: undefined }),
  addQuestion: (value) => value,
}

/**
 * Sends a request and checks that it doesn't block the event loop. Retries, because garbage collection and a busy machine
 * can delay a request; a request that really blocks does so every time.
 */
async function quick(send: () => Promise<Answer>, what: unknown[]): Promise<number> {
  let status = 0
  const run = async () => {
    status = (await send()).status
  }
  let block = await longestBlock(run)
  const first = status
  for (let left = 3; block > limit && left > 0; left--) block = await longestBlock(run)
  if ((block > limit && block > limit * slowness()) || status >= 500) {
    throw new Error(`${status} after a block of ${Math.round(block)} ms: ${JSON.stringify(what).slice(0, 200)}`)
  }
  return first
}

const whoFor = ({ can }: (typeof endpoints)[number]) => (can === "public" ? nobody : admin)

test("every text and list in a request has a limit", () => {
  expect(endpoints.flatMap(unlimited)).toEqual([])
})

test.each(posts.map((call) => [call.path, call] as const))(
  "POST %s: the largest bodies don't block the event loop",
  async (path, call) => {
    const who = whoFor(call)
    // The first request loads the route's module.
    await who.post(path, {})
    const statuses: number[] = []
    for (const text of isLong(call) ? repeated : repeated.slice(0, 2)) {
      const value = call.body && largest(call.body, text, wellFormed(call))
      if (!value) continue
      feasible[call.name]?.(value as Value)
      statuses.push(await quick(() => who.post(path, JSON.stringify(value)), [path, text]))
    }
    for (const [kind, make] of Object.entries(outsized)) {
      const body = outsizedBody(call, make)
      await quick(() => who.post(path, body), [path, kind])
    }
    // Rejected bodies alone would not test how a text is processed.
    if (call.name in feasible) expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(5)
  },
  60_000,
)

test.each(Object.entries(slowToRead))("a body of %s doesn't block the event loop", async (name, body) => {
  await quick(() => admin.post("/apps/todo/delete-tasks", body), [name])
})

test.each(
  tried
    .filter(({ query, response, method }) => query && response !== "stream" && method !== "POST")
    .map((call) => [call.method, call.path, call] as const),
)("%s %s: the largest queries don't block the event loop", async (method, path, call) => {
  const who = whoFor(call)
  await who.send(path, { method, search: "?id=999999" })
  for (const text of ["%_\\", "a,", "<b>", "\u0301"]) {
    const value = call.query && largest(call.query, text, { ...wellFormed(call), id: 999_999 }, maxQuery / 3)
    const search = new URLSearchParams()
    for (const [name, item] of Object.entries((value ?? {}) as object)) {
      for (const one of [item].flat()) search.append(name, String(one))
    }
    await quick(() => who.send(path, { method, search: `?${search}` }), [path, text])
  }
})
