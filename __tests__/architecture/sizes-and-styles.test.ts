import { sources, styleSheets } from "../support/sources"

const longest = 200
const longestPage = 25

const lines = (text: string) => text.trimEnd().split("\n").length
const markup = sources.filter(({ path }) => /^(app|components)\/.*\.tsx$/.test(path))

/** Every match of a pattern in the markup. */
const found = (pattern: RegExp) =>
  markup.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => `${path}: ${match[0]}`))

test(`no file is longer than ${longest} lines; fixtures are data, not code`, () => {
  const long = [...sources, ...styleSheets]
    .filter(({ path }) => !path.startsWith("data/seed/"))
    .filter(({ text }) => lines(text) > longest)
    .map(({ path, text }) => `${path}: ${lines(text)}`)
  expect(long).toEqual([])
})

test(`no page has more than ${longestPage} lines besides its imports`, () => {
  const code = (text: string) => text.split("\n").filter((line) => line.trim() && !line.startsWith("import ")).length
  const long = sources.filter(({ path, text }) => path.endsWith("/page.tsx") && code(text) > longestPage)
  expect(long.map(({ path, text }) => `${path}: ${code(text)}`)).toEqual([])
})

test("colours come from tokens", () => {
  expect(found(/["'[](#[0-9a-fA-F]{3,8})\b(?=["'\]])/g)).toEqual([])
})

test("styles use logical sides, so that right-to-left needs no second style", () => {
  const physical =
    /(?<=["'\s:])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr)-[\w[\]./%-]+(?=["'\s])|(?<=["'\s:])text-(?:left|right)(?=["'\s])/g
  expect(found(physical)).toEqual([])
})

test("there is no ts-ignore and no suppressed lint without a reason", () => {
  const off = sources
    .filter(({ path }) => !path.startsWith("__tests__/architecture/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/@ts-(?:ignore|nocheck)|biome-ignore[^:\n]*:\s*(?=\n|\*\/)/g)].map(
        (match) => `${path}: ${match[0]}`,
      ),
    )
  expect(off).toEqual([])
})
