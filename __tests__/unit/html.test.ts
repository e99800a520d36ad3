import { plainText, sanitiseHtml } from "@/lib/core/html"

test.each([
  ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
  ['<img src="x" onerror="alert(1)">', ""],
  ['<img src="/api/apps/users/avatar?id=1" alt="">', ""],
  ['<img src="//evil.example/a.png">', ""],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="JaVa\tScript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ["<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
  ['<p style="color:red;position:fixed;background:url(x)">a</p>', '<p style="color:red">a</p>'],
  ["<form action='/x'><input name='a'><p>b</p></form>", "<p>b</p>"],
  [
    "<iframe src='https://a.example'></iframe><svg><a>b</a></svg>",
    '<a target="_blank" rel="noopener noreferrer nofollow">b</a>',
  ],
  ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
])("%s becomes %s", (given, wanted) => {
  expect(sanitiseHtml(given)).toBe(wanted)
})

test.each([
  "<h2>Prices</h2><p>Dear <strong>Ada</strong>,<br />see <em>below</em>.</p>",
  '<p><img src="/api/files/0b8f2c1e-6f53-4a52-9b3e-3f0e1f6d2a11" alt="Shelf" width="320" /></p>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<a href="https://example.org" target="_blank" rel="noopener noreferrer nofollow">a</a>',
])("%s stays", (html) => {
  expect(sanitiseHtml(html)).toBe(html)
  expect(sanitiseHtml(sanitiseHtml(html))).toBe(html)
})

test("as plain text, a line for each block", () => {
  expect(plainText("<p>Dear Ada,</p>\n<p>3 &lt; 4<br />&amp; so on</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Dear Ada,\n3 < 4\n& so on\none\ntwo",
  )
})
