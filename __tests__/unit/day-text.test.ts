import { readDay, readTime, shiftDay, writeDay } from "@/lib/core/i18n/day-text"

const today = new Date("2026-11-23T12:00:00Z")

test.each([
  ["en", "05/03/2031", "2031-03-05"],
  ["en", "5.3.2031", "2031-03-05"],
  ["en", "5-3-31", "2031-03-05"],
  ["en", "5/3", "2026-03-05"],
  ["en", "05032031", "2031-03-05"],
  ["en", "050331", "2031-03-05"],
  ["en", "2031-03-05", "2031-03-05"],
  ["en", "5 March 2031", "2031-03-05"],
  ["en", "5th mar", "2026-03-05"],
  ["en", "1/2/85", "1985-02-01"],
  ["de", "05.03.2031", "2031-03-05"],
  ["de", "5. März 2031", "2031-03-05"],
  ["de", "5. maerz", undefined],
  ["fr", "5 févr. 2031", "2031-02-05"],
  ["fr", "1er août 2031", "2031-08-01"],
  ["fr", "5 jui 2031", undefined],
  ["pt", "5 de março de 2031", "2031-03-05"],
  ["pt", "29/02/2028", "2028-02-29"],
  ["en", "29/02/2027", undefined],
  ["en", "31/04/2031", undefined],
  ["en", "00/01/2031", undefined],
  ["en", "12/31/2031", undefined],
  ["en", "5", undefined],
  ["en", "5/3/203", undefined],
  ["en", "5/3/2031/1", undefined],
  ["en", "some day", undefined],
  ["en", "", undefined],
])("in %s %j is the day %s", (locale, text, day) => expect(readDay(text, locale, today)).toBe(day))

test.each(["en", "de", "fr", "pt"])("in %s a written day is read again", (locale) => {
  for (const day of ["2031-03-05", "1890-12-31", "2028-02-29"]) {
    expect(readDay(writeDay(day, locale), locale, today)).toBe(day)
  }
  expect(writeDay("no day", locale)).toBe("no day")
})

test("days are shifted across months and clock changes", () => {
  expect(shiftDay("2031-03-01", -1)).toBe("2031-02-28")
  expect(shiftDay("2026-10-25", 1)).toBe("2026-10-26")
})

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["14.05", "14:05"],
  ["14h30", "14:30"],
  ["14 Uhr", "14:00"],
  ["2 pm", "14:00"],
  ["12 a.m.", "00:00"],
  ["24:00", undefined],
  ["9:60", undefined],
  ["13 pm", undefined],
  ["soon", undefined],
  ["", undefined],
])("%j is the time %s", (text, time) => expect(readTime(text)).toBe(time))
