import { writeDecimal } from "@/lib/core/decimal-text"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { locales } from "@/lib/core/i18n/locales"
import { dateIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { weekStartOf } from "@/lib/core/i18n/week"
import { money } from "@/lib/core/money"

const plain = (text: string) => text.replace(/\s/g, " ")

test("every language has one locale for Intl, which leads back to the language", () => {
  expect(locales.map(intlLocale)).toEqual(["en-GB", "de", "fr", "pt-PT"])
  expect(locales.map((locale) => languageOf(intlLocale(locale)))).toEqual([...locales])
  expect(locales.map((locale) => intlLocale(intlLocale(locale)))).toEqual(locales.map(intlLocale))
})

test("English dates are British: the day first, the week from Monday", () => {
  expect(dateIn("en", "2026-05-12")).toBe("12 May 2026")
  expect(weekStartOf("en")).toBe(1)
  expect(money(123_450, "EUR", "en")).toBe("€1,234.50")
})

test("Portuguese numbers, dates and plurals are those of Portugal", async () => {
  expect(plain(money(1_234_550, "EUR", "pt"))).toBe("12 345,50 €")
  expect(dateIn("pt", "2026-05-12")).toBe("12/05/2026")
  expect(plain(rateIn("pt", 2350))).toBe("23,5%")
  expect(writeDecimal(1234.5, "pt", 2)).toBe("1234,50")
  // In Brazil zero is singular.
  const t = await translator("pt", "list")
  expect(t("exported", { count: 0 })).toBe("0 linhas exportadas")
})

test.each(locales)("%s writes a dollar as $, because no other dollar is among the currencies", (locale) => {
  expect(plain(money(120_000, "USD", locale))).toMatch(/^\$1,200\.00$|^1\D?200,00 \$$/)
})
