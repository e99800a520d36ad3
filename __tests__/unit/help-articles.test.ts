import { knowledgeBase } from "@/data/seed/knowledgebase"
import { articleOfScreen, articlesOfScreens } from "@/lib/features/help"
import { pages } from "@/lib/features/pages"
import { filesUnder } from "../support/sources"

const articles = knowledgeBase.flatMap((category) =>
  category.articles.map((article) => ({ ...article, link: `/pages/knowledge-base/${category.slug}/${article.slug}` })),
)
const slugs = new Set(articles.map(({ slug }) => slug))

/** The paths of the workspace's screens, with a value for each dynamic part. */
const addresses = filesUnder("app/[locale]/(admin)")
  .filter((path) => path.endsWith("/page.tsx"))
  .map((path) =>
    path
      .replace("app/[locale]/(admin)", "")
      .replace("/(kit)", "")
      .replace(/\/page\.tsx$/, "")
      .replace(/\/\[\[\.{3}\w+\]\]/g, "")
      .replace(/\[\.{3}\w+\]/g, "7")
      .replace(/\[\w+\]/g, "7"),
  )
  .map((path) => path || "/")

test("every screen has an existing article", () => {
  const all = [...addresses, ...pages.map(({ link }) => link)]
  expect(all.filter((link) => !slugs.has(articleOfScreen(link) ?? ""))).toEqual([])
})

test("every mapped article exists", () => {
  expect(Object.values(articlesOfScreens).filter((slug) => !slugs.has(slug))).toEqual([])
})

test.each([
  ["/", "commerce-dashboard"],
  ["/apps/user/view/3", "user-view"],
  ["/apps/email/label/personal", "email"],
  ["/pages/blog/edit/4", "write-a-post"],
  ["/pages/blog/detail/4", "blog"],
  ["/apps", undefined],
  ["/no/such/page", undefined],
])("the article of %s is %s", (path, slug) => expect(articleOfScreen(path)).toBe(slug))

test("slugs are unique, and articles only have tags that the editor supports", () => {
  expect(articles.length).toBe(slugs.size)
  const known = new Set("p h3 strong em ul ol li code pre a".split(" "))
  const tags = articles.flatMap(({ slug, content }) =>
    [...content.matchAll(/<([a-z\d]+)/g)]
      .filter(([, tag]) => !known.has(tag ?? ""))
      .map(([, tag]) => `${slug}: ${tag}`),
  )
  expect(tags).toEqual([])
})

test("links in articles lead to existing screens or articles", () => {
  const known = new Set([...pages.map(({ link }) => link), ...articles.map(({ link }) => link)])
  const files = ["(admin)", "(blank)"].flatMap((group) => filesUnder(`app/[locale]/${group}`))
  const patterns = files
    .filter((path) => path.endsWith("/page.tsx"))
    .map((path) =>
      path.replace(/^app\/\[locale\]\/\(\w+\)|\/\(kit\)|\/page\.tsx$/g, "").replace(/\[+[.\w]+\]+/g, "[^/]+"),
    )
    .map((path) => new RegExp(`^${path || "/"}$`))
  const links = articles.flatMap(({ content }) =>
    [...content.matchAll(/href="([^"?#]*)/g)].map(([, link]) => link ?? ""),
  )
  expect(links.length).toBeGreaterThan(20)
  const leadsSomewhere = (link: string) => known.has(link) || patterns.some((pattern) => pattern.test(link))
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
})
