import { checkDigit, gtin14, isGtin } from "@/lib/core/gtin"

test.each(["96385074", "036000291452", "4006381333931", "10012345678902"])("%s is a GTIN", (text) => {
  expect(isGtin(text)).toBe(true)
})

test.each(["96385075", "4006381333932", "400638133393", "123", "", "400638133393a", "٤٠٠٦٣٨١٣٣٣٩٣١"])(
  "%s isn't a GTIN",
  (text) => {
    expect(isGtin(text)).toBe(false)
  },
)

test("each changed digit of a GTIN is found", () => {
  const gtin = "4006381333931"
  for (let i = 0; i < gtin.length; i++) {
    const changed = `${gtin.slice(0, i)}${(Number(gtin[i]) + 1) % 10}${gtin.slice(i + 1)}`
    expect(isGtin(changed)).toBe(false)
  }
})

test("leading zeros make no other code", () => {
  expect(gtin14("036000291452")).toBe(gtin14("0036000291452"))
  expect(checkDigit("400638133393")).toBe(1)
})
