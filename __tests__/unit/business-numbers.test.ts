import { companyNumberOf, ibanOf, vatNumberOf } from "@/lib/features/businesses/service/numbers"

// Numbers of real companies and public examples, and the same with a digit changed.

test.each([
  ["FI", "1927400-1", "1927400-1"],
  ["FI", " 19274001 ", "1927400-1"],
  ["FI", "1927400-2", null],
  ["FI", "0112038-9", "0112038-9"],
  ["FI", "0112083-9", null],
  ["FR", "732 829 320", "732829320"],
  ["FR", "732829321", null],
  ["FR", "73282932000074", "73282932000074"],
  ["FR", "73282932000075", null],
  ["FR", "35600000049837", "35600000049837"],
  ["FR", "35600000000002", null],
  ["DE", "hrb 86891", "HRB 86891"],
  ["DE", "HRB 12345 B", "HRB 12345 B"],
  ["DE", "12345", null],
  ["SE", "556036-0793", "5560360793"],
  ["US", "ab/12", "AB12"],
  ["US", "Ä1", null],
  ["FI", "", ""],
])("in %s, the company number %p becomes %p", (country, text, stored) => {
  expect(companyNumberOf(text, country)).toBe(stored)
})

test.each([
  ["FI", "FI01120389", "FI01120389"],
  ["FI", "0112038-9", "FI01120389"],
  ["FI", "FI01120388", null],
  ["DE", "DE 136 695 976", "DE136695976"],
  ["DE", "DE136695977", null],
  ["DE", "FI01120389", null],
  ["FR", "FR40303265045", "FR40303265045"],
  ["FR", "FR41303265045", null],
  ["FR", "FR40303265046", null],
  ["FR", "FRK7399859412", "FRK7399859412"],
  ["FR", "FRK7399859413", null],
  ["FR", "FRK7303265045", "FRK7303265045"],
  ["AT", "ATU13585627", "ATU13585627"],
  ["AT", "AT13585627", null],
  ["GR", "EL 094259216", "EL094259216"],
  ["GB", "XI110305878", "XI110305878"],
  ["NL", "NL004495445B01", "NL004495445B01"],
  ["SE", "SE556188840401", "SE556188840401"],
  ["SE", "SE556188840402", null],
  ["US", "12-3456789", "123456789"],
  ["NO", "NO 995 525 828 MVA", "NO995525828MVA"],
  ["DE", "", ""],
])("in %s, the VAT number %p becomes %p", (country, text, stored) => {
  expect(vatNumberOf(text, country)).toBe(stored)
})

test.each([
  ["FI21 1234 5600 0007 85", "FI2112345600000785"],
  ["de89 3704 0044 0532 0130 00", "DE89370400440532013000"],
  ["FR1420041010050500013M02606", "FR1420041010050500013M02606"],
  ["FI21 1234 5600 0007 86", null],
  ["FI21 1234 5600 0007 8", null],
  ["DE89370400440532031000", null],
  ["", null],
])("the IBAN %p becomes %p", (text, stored) => {
  expect(ibanOf(text)).toBe(stored)
})

test("every change of one digit, and every swap of neighbours, makes a Finnish, German or French number wrong", () => {
  const change = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + by.length)
  const numbers: [string, string][] = [
    ["FI", "FI01120389"],
    ["DE", "DE136695976"],
    ["FR", "FR40303265045"],
  ]
  for (const [country, number] of numbers) {
    for (let at = 2; at < number.length; at++) {
      for (const digit of "0123456789") {
        if (digit !== number[at])
          expect([number, at, digit, vatNumberOf(change(number, at, digit), country)]).toEqual([
            number,
            at,
            digit,
            null,
          ])
      }
    }
  }
})
