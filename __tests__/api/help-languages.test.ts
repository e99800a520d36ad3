import { type Caller, client, stranger } from "../support/api"

const german = { headers: { "accept-language": "de-DE,de;q=0.9" } }
let admin: Caller

/** Asks as a German reader. */
const read = async (path: string, query: Record<string, string> = {}) =>
  (await admin.send(path, { ...german, search: `?${new URLSearchParams(query)}` })).body

beforeAll(async () => {
  admin = await client("admin")
})

test("articles, categories and questions nobody has edited are in the reader's language", async () => {
  const { article, category, related } = await read("/faq/article", { slug: "forgot-password" })
  expect(article.title).toBe("Ich habe mein Passwort vergessen. Was nun?")
  expect(article.content).toContain("<strong>Passwort vergessen?</strong>")
  expect(category.title).toBe("Anmelden")
  expect(related[0].question).toBe("Wie lege ich einen eigenen Arbeitsbereich an?")
  const [card] = await read("/faq/data/knowledge_base")
  expect([card.title, card.desc]).toEqual([
    "Anmelden",
    "Konten und Passwörter, und was hilft, wenn die Anmeldung nicht klappt.",
  ])
  const [list] = await read("/faq/data/category", { category: "sign-in" })
  expect([list.title, list.questions[1].question]).toEqual(["Anmelden", article.title])
  const question = await read("/faq/data/question", { slug: "forgot-password" })
  expect([question.title, question.content]).toEqual([article.title, article.content])
  const faq = await read("/faq/data")
  expect([faq.payment.title, faq.payment.qandA[1].question]).toEqual(["Zahlung", "Wann wird meine Karte belastet?"])
  expect((await read("/faq/categories")).categories[0].title).toBe("Zahlung")
  expect((await read("/faq/questions"))[1].question).toBe("Wann wird meine Karte belastet?")
})

test("without a wish for a language everything is English", async () => {
  expect((await admin.get("/faq/article", { slug: "forgot-password" })).body.article.title).toMatch(/^I forgot/)
  expect((await admin.get("/faq/data")).body.payment.title).toBe("Payment")
})

test("the search finds the reader's language in title and text, whatever the accents, case and order of words", async () => {
  const titles = async (q: string) =>
    (await read("/faq/search-articles", { q })).articles.map(({ title }: { title: string }) => title)
  expect((await titles("VERGESSEN passwort"))[0]).toBe("Ich habe mein Passwort vergessen. Was nun?")
  expect(await titles("schreibwarenhandels")).toEqual(["Wie lege ich einen eigenen Arbeitsbereich an?"])
  expect(await titles("nachstes")).toContain("Die Shop-Übersicht")
  // A word of the English text only.
  expect(await titles("forgot")).toEqual([])
  const [hit] = (await read("/faq/search-articles", { q: "initialen" })).articles
  expect(hit.excerpt).toContain("mit ihren Initialen")
  expect(hit.category.title).toBe("Benutzer")
  expect(Object.keys(await read("/faq/data", { q: "fullfederhalter" }))).toEqual(["productServices"])
  expect(await read("/faq/data", { q: "fountain pen" })).toEqual({})
})

test("the palette finds articles in the reader's language", async () => {
  const { records } = await read("/api/main-search/records", { q: "passwort vergessen" })
  expect(records.filter(({ kind }: { kind: string }) => kind === "articles")[0]).toMatchObject({
    title: "Ich habe mein Passwort vergessen. Was nun?",
    detail: "Anmelden",
    link: "/pages/knowledge-base/sign-in/forgot-password",
  })
})

test("an edited text is shown and found as it was written, in every language", async () => {
  const other = await stranger()
  const ask = async (path: string, search: string) => (await other.send(path, { ...german, search })).body
  const before = await ask("/faq/article", "?slug=tokens")
  const change = (article: object) =>
    other.post("/faq/update-article", { article: { id: before.article.id, ...article } })
  await change({ content: "<p>Zeppelins fly for a fortnight.</p>" })
  const edited = await ask("/faq/article", "?slug=tokens")
  expect([edited.article.title, edited.article.content]).toEqual([
    "How long is a token valid?",
    "<p>Zeppelins fly for a fortnight.</p>",
  ])
  const hits = async (q: string) =>
    (await ask("/faq/search-articles", `?q=${q}`)).articles.map((one: { slug: string }) => one.slug)
  expect([await hits("zeppelins"), await hits("refresh-token")]).toEqual([["tokens"], []])
  // Undo stores what the German user saw; the article is in everybody's language again.
  await change({ title: before.article.title, content: before.article.content })
  expect((await other.get("/faq/article", { slug: "tokens" })).body.article.title).toBe("How long is a token valid?")
  const { id } = (await ask("/faq/questions", ""))[0]
  await other.post("/faq/update-question", { question: { id, ans: "Cash only." } })
  expect((await ask("/faq/data", "")).payment.qandA[0]).toEqual({
    question: "Which payment methods do you accept?",
    ans: "Cash only.",
  })
})

test("a text that an earlier version shipped is recognised", async () => {
  const { article } = (await admin.get("/faq/article", { slug: "sign-out-everywhere" })).body
  expect(article.content).not.toContain("Every sign-in of your account ends within moments, this one included.")
  const content = `<p>Open the menu behind your picture and choose <strong>Sign out everywhere</strong>. Every sign-in of your account ends within moments, this one included.</p>
<p>If somebody may have seen your password, change it as well: that alone signs out all other devices.</p>`
  await admin.post("/faq/update-article", {
    article: { id: article.id, title: "I left myself signed in on another computer", content },
  })
  expect((await admin.get("/faq/article", { slug: "sign-out-everywhere" })).body.article).toMatchObject({
    title: article.title,
    content: article.content,
  })
})
