import { wrapText } from "@/lib/core/pdf/wrap"

/** Every character has width one; the measured characters are counted. */
function counting() {
  const counted = { characters: 0 }
  const measure = (text: string) => {
    counted.characters += text.length
    return text.length
  }
  return { counted, measure }
}

test("text wraps at spaces, at line ends, and within words that are too long", () => {
  const { measure } = counting()
  expect(wrapText("one two three\nfour", 8, measure)).toEqual(["one two", "three", "four"])
  expect(wrapText("abcdefghij kl", 4, measure)).toEqual(["abcd", "efgh", "ij", "kl"])
  expect(wrapText("", 4, measure)).toEqual([""])
})

test.each([
  ["a single word", "x".repeat(20_000)],
  ["short words", "x ".repeat(10_000)],
  ["spaces", " ".repeat(20_000)],
])("wrapping %s measures at most a few times its length", (_, text) => {
  const { counted, measure } = counting()
  wrapText(text, 1000, measure)
  expect(counted.characters).toBeLessThan(text.length * 5)
})
