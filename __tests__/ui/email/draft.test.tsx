/** @jest-environment jsdom */
import { addresseeOf, addresseesOf } from "@/components/features/email/compose/address"
import { attributed, blank, bodyOf, draftOf, isBlank, splitQuote } from "@/components/features/email/compose/draft"
import { frameDocument, hasRemotePictures } from "@/lib/core/html-frame"

test.each([
  ["anna@example.com", { email: "anna@example.com", name: "" }],
  [" Anna Berg <anna@example.com> ", { email: "anna@example.com", name: "Anna Berg" }],
  ['"Berg, Anna" <anna@example.com>', { email: "anna@example.com", name: "Berg, Anna" }],
  ["anna", undefined],
  ["anna@example", undefined],
  ["<script>@example.com", undefined],
  ["a b@example.com", undefined],
])("%p is the address %j", (text, addressee) => expect(addresseeOf(text)).toEqual(addressee))

test("pasted addresses are accepted, the rest stays for correction", () => {
  const { found, rest } = addresseesOf("a@example.com; Bo <b@example.com>,\nnobody\nc@example.com")
  expect(found.map(({ email }) => email)).toEqual(["a@example.com", "b@example.com", "c@example.com"])
  expect(rest).toBe("nobody")
})

test("the quoted e-mail is separated from the text and joined again", () => {
  const message = "<p>Yes.</p><blockquote><p>No?</p></blockquote>"
  expect(splitQuote(message)).toEqual({ text: "<p>Yes.</p>", quoted: "<blockquote><p>No?</p></blockquote>" })
  expect(splitQuote("<p></p><blockquote>x</blockquote>").text).toBe("")
  expect(splitQuote("<blockquote>x</blockquote><p>y</p>")).toEqual({
    text: "<blockquote>x</blockquote><p>y</p>",
    quoted: "",
  })
  const draft = draftOf({ message, subject: "Re: So", to: [{ email: "a@example.com", name: "" }] })
  expect(bodyOf(draft)).toMatchObject({ message, subject: "Re: So", inReplyTo: null, attachments: [] })
})

test("the author is above the quote, as text", () => {
  expect(attributed("<blockquote><p>x</p></blockquote>", 'A <b>"x"</b> wrote:')).toBe(
    "<blockquote><p>A &lt;b&gt;&quot;x&quot;&lt;/b&gt; wrote:</p><p>x</p></blockquote>",
  )
})

test("an empty draft isn't saved", () => {
  expect(isBlank(blank)).toBe(true)
  expect(isBlank({ ...blank, subject: "  " })).toBe(true)
  expect(isBlank({ ...blank, text: "<p>x</p>" })).toBe(false)
})

test("pictures of other hosts are removed from the frame, others stay", () => {
  const html =
    '<p>x</p><img alt="" src="https://example.com/a.png" /><img src="/api/files/1" alt="" /><img src="data:image/png;base64,AA==" />'
  expect(hasRemotePictures(html)).toBe(true)
  const page = frameDocument(html, "light")
  expect(page).not.toContain("example.com")
  expect(page).toContain('src="/api/files/1"')
  expect(page).toContain("data:image/png")
  expect(hasRemotePictures('<img src="/api/files/1" alt="" />')).toBe(false)
  expect(frameDocument(html, "light", true)).toContain("https://example.com/a.png")
})

test("words break only where they don't fit a line, so that the columns of newsletters stay as wide as their words", () => {
  expect(frameDocument("<p>x</p>", "light")).toContain("overflow-wrap:break-word")
  expect(frameDocument("<p>x</p>", "light")).not.toMatch(/overflow-wrap:anywhere|word-break:break-(all|word)/)
})

test("on a dark skin a text with its own colours has a white background", () => {
  expect(frameDocument("<p>x</p>", "dark")).toContain("color-scheme:dark")
  const own = frameDocument('<p style="color:#000">x</p>', "dark")
  expect(own).toContain("color-scheme:light")
  expect(own).toContain("background:#fff")
})
