import { searchFor, searchPieces } from "@/lib/core/search-text"

test.each([
  ["jose", "José Almeida"],
  ["JOSÉ", "Jose Almeida"],
  ["strasse", "Lange Straße 5"],
  ["STRAẞE", "Lange Strasse 5"],
  ["lindqvist ingrid", "Ingrid Lindqvist"],
  ["almeida  josé", "José Almeida"],
  ["l'ete", "L’été"],
  ["newsletter", "news\u00adletter"],
  ["οδος", "ΟΔΟΣ"],
  ["  ", "anything"],
])("%s is found in %s", (q, text) => expect(searchFor(q)(text)).toBe(true))

test("a text without one of the words is not found", () => {
  expect(searchFor("ingrid almeida")("Ingrid Lindqvist")).toBe(false)
})

/** The text with brackets around what is marked. */
const marked = (text: string, q: string) =>
  searchPieces(text, q)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("")

test.each([
  ["Ribbon and ribbon", "RIBBON", "[Ribbon] and [ribbon]"],
  ["Straße", "strasse", "[Straße]"],
  ["Straße", "stras", "[Straß]e"],
  ["Ingrid Lindqvist", "lindqvist ingrid", "[Ingrid] [Lindqvist]"],
  ["Jose\u0301 Almeida", "jose", "[Jose\u0301] Almeida"],
  ["İstanbul, München", "munchen", "İstanbul, [München]"],
  ["banana", "ana nan", "b[anana]"],
  ["👍 josé", "jose", "👍 [josé]"],
  ["text", " ", "text"],
  ["", "text", ""],
])("in %j the search %j marks %s", (text, q, wanted) => expect(marked(text, q)).toBe(wanted))
