import { faqCategoryNames } from "@/lib/features/faq/values"
import { type Caller, client, stranger } from "../support/api"
import { contents, countStatements, query, uncached } from "../support/facts"
import { colleague } from "../support/people"

const path = "/faq/data"
let admin: Caller
const questionsOf = (body: Record<string, { qandA: { question: string }[] }>) =>
  Object.values(body).flatMap(({ qandA }) => qandA.map(({ question }) => question))

beforeAll(async () => {
  admin = await client("admin")
})

test("there are five categories, each with icon, title, subtitle and questions", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual([...faqCategoryNames])
  for (const category of Object.values<Record<string, unknown>>(body)) {
    expect(Object.keys(category)).toEqual(["icon", "title", "subtitle", "qandA"])
    const qandA = category.qandA as object[]
    expect(qandA.length).toBeGreaterThan(2)
    for (const one of qandA) expect(Object.keys(one)).toEqual(["question", "ans"])
  }
  expect(await countStatements(() => admin.send(path, uncached))).toHaveLength(1)
})

test("q searches only questions; categories without a hit are left out", async () => {
  const all = questionsOf((await admin.get(path)).body)
  const { body } = await admin.get(path, { q: "  MY ORDER " })
  expect(questionsOf(body)).toEqual(all.filter((question) => question.toLowerCase().includes("my order")))
  expect(Object.keys(body).length).toBeGreaterThan(0)
  expect(Object.keys(body).length).toBeLessThan(5)
  // A word that occurs in an answer but in no question.
  expect((await admin.get(path, { q: "rinse" })).body).toEqual({})
  expect((await admin.get(path, { q: "" })).body).toEqual((await admin.get(path)).body)
})

test.each(["%", "_", "\\", "zzz", "'"])("q=%s matches it literally or returns {}", async (q) => {
  const { status, body } = await admin.get(path, { q })
  expect(status).toBe(200)
  for (const question of questionsOf(body)) expect(question).toContain(q)
})

test("a question is added, changed and deleted", async () => {
  const question = { category: "payment", question: "100% of what_ever?", ans: "Line\nline" }
  const added = await admin.post("/faq/add-question", { question })
  expect([added.status, added.body.question]).toEqual([201, { ...question, id: expect.any(Number) }])
  const { id } = added.body.question
  expect((await admin.get(path, { q: "100% of what_" })).body.payment.qandA).toHaveLength(1)
  const changed = await admin.post("/faq/update-question", { question: { id, category: "delivery" } })
  expect(changed.body.question).toEqual({ ...question, id, category: "delivery" })
  expect((await admin.get("/faq/questions")).body).toContainEqual(changed.body.question)
  expect((await admin.delete("/faq/delete-question", { id })).body).toEqual({ id })
  expect((await admin.delete("/faq/delete-question", { id })).status).toBe(404)
  expect((await admin.post("/faq/update-question", { question: { id, ans: "x" } })).status).toBe(404)
})

test("invalid input is rejected and nothing is written", async () => {
  const before = await contents()
  const bad: [object, string][] = [
    [{ category: "other", question: "x", ans: "x" }, "question.category"],
    [{ category: "payment", question: "", ans: "x" }, "question.question"],
    [{ category: "payment", question: "a\nb", ans: "x" }, "question.question"],
    [{ category: "payment", question: "x", ans: "x".repeat(5001) }, "question.ans"],
    [{ category: "payment", question: "x" }, "question.ans"],
  ]
  for (const [question, field] of bad) {
    const { status, body } = await admin.post("/faq/add-question", { question })
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  }
  expect((await admin.get(path, { q: "x".repeat(201) })).status).toBe(422)
  expect(await contents()).toEqual(before)
})

test("editors write, maintainers delete, authors read", async () => {
  const [author, editor, maintainer] = [
    await colleague("author"),
    await colleague("editor"),
    await colleague("maintainer"),
  ]
  const question = { category: "payment", question: "Who?", ans: "You." }
  expect((await author.get(path)).status).toBe(200)
  expect((await author.get("/faq/questions")).status).toBe(403)
  expect((await author.post("/faq/add-question", { question })).status).toBe(403)
  const { id } = (await editor.post("/faq/add-question", { question })).body.question
  expect((await editor.delete("/faq/delete-question", { id })).status).toBe(403)
  expect((await maintainer.delete("/faq/delete-question", { id })).status).toBe(200)
})

test("another workspace has separate records", async () => {
  const other = await stranger()
  await query(
    `insert into faq_questions (workspace_id, id, category, question, ans) values (1, 5000, 'payment', 'Far away?', 'Yes')`,
  )
  expect((await other.get(path, { q: "far away" })).body).toEqual({})
  expect((await other.delete("/faq/delete-question", { id: 5000 })).status).toBe(404)
  expect((await other.post("/faq/update-question", { question: { id: 5000, ans: "x" } })).status).toBe(404)
})

test("categories can be added after the five and changed, and have ids for the screen", async () => {
  const added = await admin.post("/faq/add-faq-category", { category: { title: "Gift cards", icon: "Gift" } })
  const { category } = added.body
  expect([added.status, category]).toEqual([
    201,
    { id: expect.any(Number), name: "gift-cards", icon: "Gift", title: "Gift cards", subtitle: "" },
  ])
  expect((await admin.post("/faq/add-faq-category", { category: { title: "Gift cards" } })).body.category.name).toBe(
    "gift-cards-2",
  )
  expect((await admin.post("/faq/add-faq-category", { category: { title: "2024" } })).body.category.name).toBe(
    "category-2024",
  )
  const changed = await admin.post("/faq/update-faq-category", { category: { id: category.id, title: "Vouchers" } })
  expect(changed.body.category).toEqual({ ...category, title: "Vouchers" })
  // An empty category is on the screen, but not in `GET /faq/data`.
  const { categories } = (await admin.get("/faq/categories")).body
  expect(categories.slice(0, 5).map(({ name }: { name: string }) => name)).toEqual([...faqCategoryNames])
  expect(categories).toContainEqual({ ...category, title: "Vouchers", questions: [] })
  expect(Object.keys((await admin.get(path)).body)).not.toContain("gift-cards")
  const { question } = (
    await admin.post("/faq/add-question", {
      question: { category: "gift-cards", question: "Do they end?", ans: "No." },
    })
  ).body
  expect((await admin.get(path)).body["gift-cards"].qandA).toEqual([{ question: "Do they end?", ans: "No." }])
  const found = (await admin.get("/faq/categories", { q: "they END" })).body.categories
  expect(found).toEqual([
    { ...category, title: "Vouchers", questions: [{ id: question.id, question: "Do they end?", ans: "No." }] },
  ])
  expect((await admin.post("/faq/add-faq-category", { category: { title: "x", icon: "Skull" } })).status).toBe(422)
})

test("deleting a category deletes its questions, and undo restores all of it", async () => {
  const before = (await admin.get("/faq/categories")).body
  const { id } = before.categories.find(({ name }: { name: string }) => name === "delivery")
  expect((await admin.delete("/faq/delete-faq-category", { id })).body).toEqual({ id })
  expect((await admin.get(path)).body.delivery).toBeUndefined()
  expect((await admin.delete("/faq/delete-faq-category", { id })).status).toBe(404)
  expect((await admin.post("/faq/restore-faq-category", { id })).body.category.name).toBe("delivery")
  expect((await admin.get("/faq/categories")).body).toEqual(before)
  expect((await admin.post("/faq/restore-faq-category", { id })).status).toBe(404)
})

test("a deleted question is restored under the same id", async () => {
  const before = (await admin.get("/faq/questions")).body
  await admin.delete("/faq/delete-question", { id: 2 })
  expect((await admin.post("/faq/restore-question", { id: 2 })).body.question).toEqual(before[1])
  expect((await admin.get("/faq/questions")).body).toEqual(before)
  const late = await admin.post("/faq/restore-question", { id: 2 })
  expect([late.status, late.body.error]).toEqual([404, "It is too late to undo this."])
})
