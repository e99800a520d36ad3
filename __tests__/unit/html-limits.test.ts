import { createRequire } from "node:module"
import { oneLine, plainText, sanitiseHtml, sanitiseInput } from "@/lib/core/html"
import { frameDocument } from "@/lib/core/html-frame"
import { isTooComplex, maxDepth, maxParts } from "@/lib/core/html-limits"
import { repeated } from "../support/hostile-sizes"
import { longestBlock } from "../support/loop"
import { slowness } from "../support/machine"

/** The maximum time of any function, in ms. */
const limit = 150
/** The length of the longest text that a field accepts. */
const size = 500_000
const filled = (text: string, length = size) => text.repeat(Math.floor(length / text.length))
const refusal = { status: 422, fields: { content: "tooComplex" } }

const texts = [
  ...repeated,
  ...[
    "<div>",
    "<p>",
    "</p>",
    "</b>",
    "<p",
    "<svg>",
    "<i></i>",
    "<!--",
    "<hr",
    "&#32;",
    "&a",
    "\u00a0",
    "<br>\u00a0",
    ">",
  ],
]
const wholes = {
  attributes: `<p ${filled("a=1 ")}>x</p>`,
  "attributes without names": `<p =" ${filled('a" ')}>x</p>`,
  "a long style": `<p style="${filled("color:red;")}">x</p>`,
  "brackets in a style": `<p style="${filled("a{")}">x</p>`,
  "comments in an address": `<a href="${filled("<!---->")}">x</a>`,
  "quotes in a title": `<p title='${filled('"')}'>x</p>`,
  "end tags of nothing": `${filled("<b>", 300)}${filled("</i>")}`,
  "nested and closed": `${filled("<b>", size / 3)}${filled("</b>", size / 2)}`,
  "pictures in the way": `<p>${filled("x<img src=y>")}</p>`,
  "just few enough parts": filled("<p style='color:red;margin:1px'>x</p>", maxParts * 8),
  "just shallow enough": `${"<b>".repeat(maxDepth)}${"<i>x</i>".repeat(maxParts / 4)}`,
}
const hostile = { ...Object.fromEntries(texts.map((text) => [text, filled(text)])), ...wholes }

test.each(Object.entries(hostile))("%j: every function is fast, and sanitising is idempotent", async (_, html) => {
  let clean = ""
  const work = [
    () => (clean = sanitiseHtml(html)),
    () => plainText(html),
    () => oneLine(html),
    () => frameDocument(html, "dark"),
    () => isTooComplex(clean) || sanitiseHtml(clean),
  ]
  for (const run of work) {
    let took = Number.POSITIVE_INFINITY
    // Quadratic code takes seconds in every run; on a busy machine a single run can be slow without a cause.
    for (let tries = 0; tries < 3 && took > limit; tries++) took = await longestBlock(async () => void run())
    expect(took).toBeLessThan(took < limit ? limit : limit * slowness())
  }
  expect(sanitiseHtml(clean)).toBe(clean)
})

test("HTML that is too complex is rejected when it is saved, and reduced to its text when it is shown", () => {
  const deep = `<p title="a">one &amp; two&nbsp;${"<b>".repeat(maxDepth)}three &lt;</p>`
  expect(() => sanitiseInput(deep, "content")).toThrow(expect.objectContaining(refusal))
  expect(sanitiseHtml(deep).replace(/\s+/g, " ").trim()).toBe("one &amp; two three &lt;")
  const many = `<script>alert(1)</script>${"<i>x</i>".repeat(maxParts)}<img src=x onerror=alert(1)`
  expect(() => sanitiseInput(many, "content")).toThrow(expect.objectContaining(refusal))
  expect(sanitiseHtml(many)).not.toContain("<")
  expect(plainText(deep)).toContain("three <")
})

test("saved HTML can be shown: a text that becomes too complex by sanitising is rejected", () => {
  const text = (signs: number) => `<p><b>x</b>${">".repeat(signs)}${'<a href="http://a.b">c</a>'.repeat(2400)}</p>`
  // Each link gets two more attributes, and each special character becomes an entity.
  expect(isTooComplex(text(40_000))).toBe(false)
  expect(() => sanitiseInput(text(40_000), "content")).toThrow(expect.objectContaining(refusal))
  const clean = sanitiseInput(text(1000), "content")
  expect(clean).toContain("<b>x</b>")
  expect(sanitiseHtml(clean)).toBe(clean)
})

test("long ordinary e-mails are not too complex", () => {
  const cell = '<td style="padding:4px 8px;color:#333;font-size:14px" align="left">Cell &nbsp;</td>'
  const newsletter = `<table width="600">${`<tr>${cell.repeat(4)}</tr>`.repeat(250)}</table>`
  expect(newsletter.length).toBeGreaterThan(80_000)
  const thread = `${"<blockquote><div><p>Hello</p>".repeat(60)}${"</div></blockquote>".repeat(60)}`
  for (const html of [newsletter, thread, filled("<p>A paragraph of some twenty words</p>", 200_000)]) {
    expect(sanitiseInput(html, "content")).toContain("</")
  }
  expect(sanitiseInput(newsletter, "content")).toContain('style="padding:4px 8px;color:#333;font-size:14px"')
})

test("the sanitising parser also counts the parts", () => {
  const require = createRequire(`${process.cwd()}/package.json`)
  const ofSanitiser = createRequire(require.resolve("sanitize-html"))
  expect(ofSanitiser.resolve("htmlparser2")).toBe(require.resolve("htmlparser2"))
})

test.each([
  ["color: RED ; Font-Size:12px", "color:RED;font-size:12px"],
  ["color:red!important;width:10px", "color:red !important;width:10px"],
  [`font-family:'Fira Sans', "Inter", serif`, "font-family:'Fira Sans', &quot;Inter&quot;, serif"],
  [`font-family:"a;color:red;b:c"`, "color:red"],
  ["color:/**/red;position:fixed;margin:0 auto", ""],
  ["background:url(https://a.example);color:rgb(1, 2, 3)", "color:rgb(1, 2, 3)"],
  ["color:expression(alert(1));{color:red}", ""],
])("the style %s is reduced to %s", (given, expected) => {
  const html = sanitiseHtml(`<p style='${given.replaceAll("'", "&#39;")}'>x</p>`)
  expect(html).toBe(expected ? `<p style="${expected}">x</p>` : "<p>x</p>")
  expect(sanitiseHtml(html)).toBe(html)
})
