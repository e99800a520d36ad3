import { callErrorFrom } from "@/lib/core/client/call-error"
import { refusalText } from "@/lib/core/http/reason"
import { locales } from "@/lib/core/i18n/locales"
import { missingRight } from "@/lib/features/access-control/service"
import { type Caller, client } from "../support/api"
import { colleague } from "../support/people"
import { sources } from "../support/sources"
import { sendToThings } from "../support/things"
import { address } from "../support/trade"

let admin: Caller
let author: Caller

beforeAll(async () => {
  admin = await client("admin")
  author = await colleague("author")
})

const language = (tag: string) => ({ headers: { "accept-language": tag } })

test("a 403 names the missing permission and who can give it, in four languages", async () => {
  const texts = await Promise.all(
    locales.map(async (tag) => {
      const { status, body } = await (await client("client")).send("/api/users/list/data", language(tag))
      expect([status, Object.keys(body), body.code]).toEqual([403, ["error", "code", "reason"], "forbidden"])
      return body.reason
    }),
  )
  expect(texts).toEqual([
    "You need permission to read users. An administrator of your workspace can give it to you.",
    "Sie dürfen Benutzer nicht lesen. Diese Berechtigung kann Ihnen ein Administrator Ihres Arbeitsbereichs erteilen.",
    "Il vous manque l’autorisation de lire des utilisateurs. Un administrateur de votre espace de travail peut vous la donner.",
    "Precisa de permissão para ler utilizadores. Um administrador do seu espaço de trabalho pode dar-lha.",
  ])
})

test("the detail of a problem document is the reason", async () => {
  const { status, body } = await sendToThings(await client("client"), { method: "GET", path: "/api/v1/things" })
  expect([status, body]).toEqual([
    403,
    expect.objectContaining({
      code: "forbidden",
      detail: "You need permission to read users. An administrator of your workspace can give it to you.",
    }),
  ])
})

test("the refusal of someone else's record says so, and names the permission for all of them", async () => {
  const blog = { blogTitle: "Theirs", blogCategories: [], content: "<p>x</p>", status: "Published" }
  const added = await admin.post("/blog/add-blog", { blog })
  expect(added.status).toBe(201)
  const change = await author.post("/blog/update-blog", { blog: { id: added.body.blog.id, blogTitle: "Mine" } })
  expect([change.status, change.body.reason]).toEqual([
    403,
    "This belongs to someone else, so you need permission to change the blog. An administrator of your workspace can give it to you.",
  ])
  const { post } = (await admin.post("/profile/add-post", { post: { postText: "theirs" } })).body
  const deleted = await author.delete("/profile/delete-post", { id: post.id })
  expect([deleted.status, deleted.body.reason]).toEqual([
    403,
    "This belongs to someone else. Only they or an administrator of your workspace can do this.",
  ])
})

test("someone else's order is 404 for its buyer's colleagues, and the answer has no reason", async () => {
  const [order] = (await admin.get("/api/ecommerce/orders")).body.orders
  const { status, body } = await author.get("/api/ecommerce/order", { id: order.id })
  expect([status, body.reason]).toEqual([404, undefined])
  expect((await author.get("/api/ecommerce/orders")).body.orders).toEqual([])
})

test("the latest activity shows buyers their own orders only, like the list of orders", async () => {
  const seen = async () => {
    const { acts } = (await author.get("/card/card-analytics/timeline")).body
    return acts.filter(({ kind }: { kind: string }) => kind === "order").map(({ id }: { id: number }) => id)
  }
  expect(await seen()).toEqual([])
  await author.post("/apps/ecommerce/cart", { productId: 1 })
  const { body } = await author.post("/apps/ecommerce/place-order", { address, payment: "cashOnDelivery" })
  expect(await seen()).toEqual([body.order.id])
})

test("only administrators change administrators, and the refusal says so", async () => {
  const maintainer = await colleague("maintainer")
  const { status, body } = await maintainer.post("/apps/users/update-user", { user: { id: 1, company: "Theirs" } })
  expect([status, body.reason]).toEqual([403, "Only an administrator of your workspace can do this."])
})

test("the refusals of everybody's keys and of the server's jobs say who may see them", async () => {
  const keys = await author.get("/api/v1/api-keys", { all: true })
  expect([keys.status, keys.body.detail]).toEqual([403, "Only an administrator of your workspace can do this."])
  const jobs = await author.get("/api/v1/jobs")
  expect([jobs.status, jobs.body.detail]).toEqual([403, "Only an operator of the server can do this."])
})

test("no refusal in the code comes without an explanation", () => {
  const bare = sources.filter(
    ({ path, text }) => path.startsWith("lib/") && text.includes('HttpError(403, "forbidden")'),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})

test("each reason has its own text in each language", async () => {
  const kinds = ["missing", "own", "here"] as const
  const texts = await Promise.all(
    locales.flatMap((locale) => kinds.map((why) => refusalText({ right: ["update", "Invoice"], why }, locale))),
  )
  expect(new Set(texts).size).toBe(12)
  expect(texts.filter((text) => text.includes("errors."))).toEqual([])
})

test("the page for missing permissions names the one in its address, if there is such a permission", async () => {
  expect(await missingRight("read.User", "en")).toMatch(/^You need permission to read users\./)
  expect(await missingRight("manage.all", "en")).toBe("Only an administrator of your workspace can do this.")
  const others = [undefined, "read", "read.Nothing", "eat.User", "<b>.User", ["read.User", "read.Task"]]
  expect(await Promise.all(others.map((needs) => missingRight(needs, "en")))).toEqual(others.map(() => undefined))
})

test("screens show the reason instead of the general sentence", () => {
  const body = { error: "You don’t have permission.", code: "forbidden", reason: "You need permission to read users." }
  expect(callErrorFrom(403, body).message).toBe("You need permission to read users.")
  expect(callErrorFrom(403, { ...body, reason: undefined }).message).toBe("You don’t have permission.")
})
