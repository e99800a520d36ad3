import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { locales } from "@/lib/core/i18n/locales"
import { kitPages, kitSections } from "@/lib/kit/pages"
import { propsOf } from "@/lib/kit/service"
import { filesUnder, root } from "../support/sources"

const folder = "components/kit/demos"
const pages = kitPages.map((page) => [page.name, page] as const)

test("every demo is listed, and every listed demo has a file", () => {
  const files = filesUnder(folder).map((path) => path.slice(folder.length + 1).replace(/\.tsx$/, ""))
  const shown = kitSections.flatMap(({ name: section, pages }) =>
    pages.flatMap(({ name, demos }) => demos.map((demo) => `${section}/${name}/${demo}`)),
  )
  expect(files.sort()).toEqual(shown.sort())
})

test.each(pages)("%s names its demos and itself in every language", (name, { demos }) => {
  for (const locale of locales) {
    const words = JSON.parse(readFileSync(join(root, "messages", locale, "kit", `${name}.json`), "utf8"))
    expect([locale, typeof words.intro]).toEqual([locale, "string"])
    expect([locale, demos.filter((demo) => !words[demo]?.title)]).toEqual([locale, []])
  }
})

test.each(pages)("%s marks only its own demos as wide and documents existing components", async (_, page) => {
  expect((page.wide ?? []).filter((demo) => !page.demos.includes(demo))).toEqual([])
  expect((page.documents ?? []).filter((file) => !existsSync(join(root, "components", `${file}.tsx`)))).toEqual([])
  for (const { name, props } of await propsOf(page.documents ?? [])) {
    expect([name, props.filter(({ type }) => !type || type === "literal")]).toEqual([name, []])
  }
})

test("a demo is an example of at most 90 lines", () => {
  const long = filesUnder(folder).filter((path) => readFileSync(join(root, path), "utf8").split("\n").length > 90)
  expect(long).toEqual([])
})
