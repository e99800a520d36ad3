import { fold } from "@/lib/core/text"

test.each([
  ["Élodie", "elodie"],
  ["STRASSE", "strasse"],
  ["Straße", "strasse"],
  ["ẞ", "ss"],
  ["Cœur de bœuf", "coeur de boeuf"],
  ["Ærø", "aero"],
  ["Łódź", "lodz"],
  ["İstanbul", "istanbul"],
  ["ﬁnança", "financa"],
  ["Ｆｕｌｌ", "full"],
  ["Ирина", "ирина"],
])("%s is compared as %s", (text, folded) => {
  expect(fold(text)).toBe(folded)
})
