import { type Caller, client, stranger } from "../support/api"
import { contents, countStatements, query, uncached } from "../support/facts"
import { colleague } from "../support/people"

let admin: Caller
const article = { categoryId: 1, title: "How does it work?", content: "<p>So.</p>" }
const add = async (values: object = {}) =>
  (await admin.post("/faq/add-article", { article: { ...article, ...values } })).body.article

beforeAll(async () => {
  admin = await client("admin")
})

test("there are nine categories, as cards and with their questions", async () => {
  const cards = (await admin.get("/faq/data/knowledge_base")).body
  expect(cards).toHaveLength(9)
  expect(Object.keys(cards[0])).toEqual(["id", "category", "img", "title", "desc"])
  const { body } = await admin.get("/faq/data/category")
  expect(body.map(({ id }: { id: number }) => id)).toEqual(cards.map(({ id }: { id: number }) => id))
  for (const category of body) {
    expect(Object.keys(category)).toEqual(["id", "title", "icon", "iconColor", "questions"])
    expect(category.questions.length).toBeGreaterThan(2)
    expect(Object.keys(category.questions[0])).toEqual(["id", "question", "slug"])
  }
  const one = (await admin.get("/faq/data/category", { category: "api" })).body
  expect(one).toEqual(body.filter(({ title }: { title: string }) => title === "API"))
  expect((await admin.get("/faq/data/category", { category: "" })).body).toEqual(body)
  expect((await admin.get("/faq/data/category", { category: "unknown" })).body).toEqual([])
  expect(await countStatements(() => admin.send("/faq/data/category", uncached))).toHaveLength(1)
})

test("an article is found by slug or id, by default the first; related ones are the others of its category", async () => {
  const [first, second] = (await admin.get("/faq/data/category")).body
  const initial = (await admin.get("/faq/data/question")).body
  expect(Object.keys(initial)).toEqual(["title", "lastUpdated", "relatedQuestions", "content"])
  expect(initial.title).toBe(first.questions[0].question)
  expect(initial.relatedQuestions).toEqual(
    first.questions.slice(1).map(({ id, question }: Record<string, unknown>) => ({ id, question })),
  )
  expect(Date.parse(initial.lastUpdated)).toBeLessThan(Date.now())
  const { id, slug, question } = second.questions[1]
  expect((await admin.get("/faq/data/question", { slug })).body.title).toBe(question)
  expect((await admin.get("/faq/data/question", { id: String(id) })).body.title).toBe(question)
  expect((await admin.get("/faq/data/question", { slug: "", id: "" })).body).toEqual(initial)
  expect((await admin.get("/faq/data/question", { slug: "unknown" })).status).toBe(404)
  expect((await admin.get("/faq/data/question", { id: 99_999 })).status).toBe(404)
  expect((await admin.get("/faq/data/question", { id: "x" })).status).toBe(422)
  expect(
    await countStatements(() => admin.send("/faq/data/question", { ...uncached, search: `?slug=${slug}` })),
  ).toHaveLength(1)
})

test("a new article gets a slug from its title, and another one if that is taken", async () => {
  const one = await add()
  expect(one).toMatchObject({ ...article, slug: "how-does-it-work" })
  expect(await add()).toMatchObject({ id: one.id + 1, slug: "how-does-it-work-2" })
  const given = await admin.post("/faq/add-article", { article: { ...article, slug: "how-does-it-work" } })
  expect([given.status, Object.keys(given.body.error)]).toEqual([409, ["slug"]])
  expect((await admin.get("/faq/data/question", { slug: one.slug })).body.content).toBe("<p>So.</p>")
})

test("content is sanitised when it is saved; content with only scripts counts as empty", async () => {
  const made = await add({ content: '<p onclick="x()">a</p><script>alert(1)</script>' })
  expect(made.content).toBe("<p>a</p>")
  const changed = await admin.post("/faq/update-article", {
    article: { id: made.id, content: '<a href="javascript:alert(1)">x</a>' },
  })
  expect(changed.body.article.content).toBe("<a>x</a>")
  const empty = await admin.post("/faq/add-article", { article: { ...article, content: "<script>1</script>" } })
  expect([empty.status, Object.keys(empty.body.error)]).toEqual([422, ["content"]])
})

test("an article is changed, which updates its date, and deleted", async () => {
  const made = await add()
  const { body } = await admin.post("/faq/update-article", { article: { id: made.id, categoryId: 2, title: "Moved" } })
  expect(body.article).toMatchObject({ id: made.id, categoryId: 2, title: "Moved", content: made.content })
  expect(Date.parse(body.article.lastUpdated)).toBeGreaterThanOrEqual(Date.parse(made.lastUpdated))
  expect((await admin.delete("/faq/delete-article", { id: made.id })).body).toEqual({ id: made.id })
  expect((await admin.delete("/faq/delete-article", { id: made.id })).status).toBe(404)
  expect((await admin.post("/faq/update-article", { article: { id: made.id, title: "x" } })).status).toBe(404)
})

test("invalid articles are rejected and nothing is written", async () => {
  const before = await contents()
  const bad: [object, string][] = [
    [{ categoryId: "x" }, "article.categoryId"],
    [{ title: "" }, "article.title"],
    [{ title: "a\nb" }, "article.title"],
    [{ slug: "No Slug!" }, "article.slug"],
    [{ content: "" }, "article.content"],
    [{ content: "x".repeat(200_001) }, "article.content"],
    [{ categoryId: 99_999 }, "categoryId"],
  ]
  for (const [values, field] of bad) {
    const { status, body } = await admin.post("/faq/add-article", { article: { ...article, ...values } })
    expect([field, status, Object.keys(body.error)]).toEqual([field, 422, [field]])
  }
  expect(await contents()).toEqual(before)
})

test("categories are added, changed, and deleted once empty", async () => {
  const { status, body } = await admin.post("/faq/add-category", { category: { title: "Moving house" } })
  expect(status).toBe(201)
  const { id } = body.category
  expect(body.category).toEqual({
    id,
    category: "moving-house",
    img: "",
    title: "Moving house",
    desc: "",
    icon: "BookOpen",
    iconColor: "brand",
  })
  const changed = await admin.post("/faq/update-category", { category: { id, desc: "Boxes", iconColor: "danger" } })
  expect(changed.body.category).toEqual({ ...body.category, desc: "Boxes", iconColor: "danger" })
  const { id: articleId } = await add({ categoryId: id })
  const full = await admin.delete("/faq/delete-category", { id })
  expect([full.status, Object.keys(full.body.error)]).toEqual([409, ["id"]])
  await admin.delete("/faq/delete-article", { id: articleId })
  expect((await admin.delete("/faq/delete-category", { id })).body).toEqual({ id })
  expect((await admin.delete("/faq/delete-category", { id })).status).toBe(404)
  const taken = await admin.post("/faq/add-category", { category: { title: "x", category: "api" } })
  expect([taken.status, Object.keys(taken.body.error)]).toEqual([409, ["category"]])
  const same = await admin.post("/faq/update-category", { category: { id: 6, category: "api" } })
  expect([same.status, same.body.category.category]).toEqual([200, "api"])
})

test("authors read, editors write, maintainers delete", async () => {
  const [author, editor, maintainer] = [
    await colleague("author"),
    await colleague("editor"),
    await colleague("maintainer"),
  ]
  expect((await author.get("/faq/data/question")).status).toBe(200)
  expect((await author.post("/faq/add-article", { article })).status).toBe(403)
  const { id } = (await editor.post("/faq/add-article", { article })).body.article
  expect((await editor.delete("/faq/delete-article", { id })).status).toBe(403)
  expect((await maintainer.delete("/faq/delete-article", { id })).status).toBe(200)
})

test("another workspace has separate records", async () => {
  const other = await stranger()
  await query(
    `insert into kb_articles (workspace_id, id, category_id, slug, title, content) values (1, 5000, 1, 'far', 'Far', 'x')`,
  )
  expect((await other.get("/faq/data/question", { slug: "far" })).status).toBe(404)
  expect((await other.get("/faq/data/question", { id: 5000 })).status).toBe(404)
  expect((await other.delete("/faq/delete-article", { id: 5000 })).status).toBe(404)
  expect((await other.post("/faq/update-article", { article: { id: 5000, title: "x" } })).status).toBe(404)
})

test("a whole article has its id, its category and its siblings", async () => {
  const [first] = (await admin.get("/faq/data/category")).body
  const { id, slug, question } = first.questions[0]
  const { body } = await admin.get("/faq/article", { slug })
  expect(body.article).toMatchObject({ id, slug, title: question, categoryId: first.id })
  expect(body.category).toEqual({ id: first.id, category: "sign-in", title: first.title })
  expect(body.related).toEqual(first.questions.slice(1))
  expect((await admin.get("/faq/article", { slug: "unknown" })).status).toBe(404)
  expect((await admin.get("/faq/article")).status).toBe(422)
})

test("the search ranks titles before texts and ignores tags", async () => {
  const { id } = await add({ title: "Zeppelins", content: "<p>They fly.</p>" })
  const other = await add({
    title: "Airships",
    content: `<p>${"word ".repeat(40)}</p><p>Like <strong>zeppelins</strong>.</p>`,
  })
  const { articles } = (await admin.get("/faq/search-articles", { q: "ZEPPELIN" })).body
  expect(articles.map((one: { id: number }) => one.id)).toEqual([id, other.id])
  expect(articles[0]).toEqual({
    id,
    title: "Zeppelins",
    slug: "zeppelins",
    category: { category: "sign-in", title: "Signing in" },
    excerpt: "They fly.",
  })
  expect(articles[1].excerpt).toMatch(/^…word.* Like zeppelins\.$/)
  expect((await admin.get("/faq/search-articles", { q: "<strong" })).body.articles).toEqual([])
  expect((await admin.get("/faq/search-articles", { q: "" })).body.articles).toEqual([])
  expect((await admin.get("/faq/search-articles", { q: "%%%" })).body.articles).toEqual([])
})

test("deleted articles and categories can be restored", async () => {
  const made = await add({ title: "Comes back" })
  await admin.delete("/faq/delete-article", { id: made.id })
  expect((await admin.post("/faq/restore-article", { id: made.id })).body.article).toEqual(made)
  expect((await admin.post("/faq/restore-article", { id: made.id })).status).toBe(404)
  const { category } = (await admin.post("/faq/add-category", { category: { title: "Goes" } })).body
  await admin.delete("/faq/delete-category", { id: category.id })
  expect((await admin.post("/faq/restore-category", { id: category.id })).body.category).toEqual(category)
})
