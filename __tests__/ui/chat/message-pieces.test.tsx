import { render } from "@testing-library/react"
import { excerptOf, isOnlyEmoji, markedPieces, piecesOf } from "@/components/features/chat/message-pieces"
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

test.each(payloads)("a payload is only text: %s", (payload) => {
  const { container } = render(<MessageText text={payload} />)
  expect(container.textContent).toBe(payload)
  for (const element of container.querySelectorAll("*")) {
    expect(element.tagName).toBe("A")
    expect(element.getAttribute("href")).toMatch(/^https?:/)
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

test("search hits are marked in any case, and a long message is shortened around the first", () => {
  expect(markedPieces("Ribbon and ribbon", "RIBBON")).toEqual([
    { text: "Ribbon", isHit: true },
    { text: " and ", isHit: false },
    { text: "ribbon", isHit: true },
  ])
  expect(markedPieces("text", " ")).toEqual([{ text: "text", isHit: false }])
  const long = `${"x".repeat(300)}needle${"y".repeat(300)}`
  const excerpt = excerptOf(long, "Needle")
  expect(excerpt).toContain("needle")
  expect(excerpt.length).toBeLessThan(170)
  expect(excerptOf("short", "s")).toBe("short")
})
