import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sketches } from "@/components/kit/sketches/sketch"
import { locales } from "@/lib/core/i18n/locales"
import { kitPages, kitSections } from "@/lib/kit/pages"
import { demoAnchor, propsAnchor } from "@/lib/kit/pages/anchors"
import { propsOf } from "@/lib/kit/service"
import { filesUnder, root } from "../support/sources"

const folder = "components/kit/demos"
const pages = kitPages.map((page) => [page.name, page] as const)

/** The ids that are written out in the source of the shell, of our components and of the demos. */
const writtenIds = new Set(
  filesUnder("components").flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id ?? ""),
  ),
)

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
    const aliases = props.filter(({ type }) => /keyof|\)\[number\]|^\w+\["|\$\{/.test(type))
    expect([name, aliases]).toEqual([name, []])
  }
})

test("every page has a thumbnail, and every thumbnail belongs to a page", () => {
  expect(Object.keys(sketches).sort()).toEqual(kitPages.map(({ name }) => name).sort())
  const blank = Object.entries(sketches).filter(([, shapes]) => shapes.length < 3)
  expect(blank.map(([name]) => name)).toEqual([])
})

test.each(pages)("the anchors of %s are unique and no ids of the shell or a component", (_, { demos }) => {
  const anchors = [propsAnchor, ...demos.map(demoAnchor)]
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors.filter((anchor) => writtenIds.has(anchor) || !/^[a-z][\w-]*$/.test(anchor))).toEqual([])
})

test("the sections of the index have ids of their own", () => {
  const ids = kitSections.flatMap(({ name }) => [name, `${name}-title`])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => writtenIds.has(id))).toEqual([])
})

test("a demo is an example of at most 90 lines", () => {
  const long = filesUnder(folder).filter((path) => readFileSync(join(root, path), "utf8").split("\n").length > 90)
  expect(long).toEqual([])
})
