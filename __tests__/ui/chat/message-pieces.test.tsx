import { render } from "@testing-library/react"
import { excerptOf, isOnlyEmoji, piecesOf } from "@/components/features/chat/message-pieces"
import { MessageText } from "@/components/features/chat/message-text"
import { payloads } from "../../support/payloads"

test("web addresses become links, without the punctuation of the sentence", () => {
  expect(piecesOf("See https://example.org/a?b=1, or (http://x.example).")).toEqual([
    { text: "See " },
    { text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
    { text: ", or (" },
    { text: "http://x.example", href: "http://x.example" },
    { text: ")." },
  ])
  expect(piecesOf("javascript:alert(1) data:text/html,x ftp://x")).toEqual([
    { text: "javascript:alert(1) data:text/html,x ftp://x" },
  ])
})

test("www. and e-mail addresses become links", () => {
  expect(piecesOf("www.example.org/a, Ada.L+x@mail.example.org. or mailto:me")).toEqual([
    { text: "www.example.org/a", href: "https://www.example.org/a" },
    { text: ", " },
    { text: "Ada.L+x@mail.example.org", href: "mailto:Ada.L+x@mail.example.org" },
    { text: ". or mailto:me" },
  ])
  expect(piecesOf("https://me@example.org/@you")).toEqual([
    { text: "https://me@example.org/@you", href: "https://me@example.org/@you" },
  ])
  for (const plain of ["www.", "wwww.example.org", "@ada", "ada@", "ada@home", "a www. b"]) {
    expect(piecesOf(plain)).toEqual([{ text: plain }])
  }
})

test("a very long text is searched for addresses at once", () => {
  const started = performance.now()
  for (const part of ["a", "a.", "a@", "www.", "a-", "a@a."]) piecesOf(part.repeat(5000 / part.length))
  expect(performance.now() - started).toBeLessThan(500)
})

test.each(payloads)("a payload is only text: %s", (payload) => {
  const { container } = render(<MessageText text={payload} />)
  expect(container.textContent).toBe(payload)
  for (const element of container.querySelectorAll("*")) {
    expect(element.tagName).toBe("A")
    expect(element.getAttribute("href")).toMatch(/^(https?|mailto):/)
  }
})

test.each([
  ["👍", true],
  ["👍🏽 👨‍👩‍👧", true],
  ["🇵🇹🎉", true],
  ["❤️❤️❤️", true],
  ["👍👍👍👍", false],
  ["ok 👍", false],
  ["12", false],
  ["", false],
])("%j is only emoji: %s", (text, wanted) => expect(isOnlyEmoji(text)).toBe(wanted))

test("a long message is shortened around the first word of a search", () => {
  const long = `${"x".repeat(300)}needle${"y".repeat(300)}`
  const excerpt = excerptOf(long, "Nèedle")
  expect(excerpt).toContain("needle")
  expect(excerpt.length).toBeLessThan(170)
  expect(excerptOf("short", "s")).toBe("short")
})
