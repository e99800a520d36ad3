import { addressOf, parsePlace, placeOf } from "@/components/features/email/place"

test.each([
  ["/apps/email", {}, { folder: "inbox" }],
  ["/apps/email/sent", {}, { folder: "sent" }],
  ["/apps/email/label/private", { q: "is:unread" }, { label: "private", q: "is:unread" }],
  ["/apps/email/trash", { mail: "12", compose: "reply-12" }, { folder: "trash", mail: "12", compose: "reply-12" }],
])("%s %j is %j, and back", (pathname, params, place) => {
  const search = new URLSearchParams(params)
  expect(parsePlace(pathname, search)).toEqual(place)
  expect(addressOf(place as Parameters<typeof addressOf>[0])).toBe(pathname + (search.size > 0 ? `?${search}` : ""))
})

test("an unknown folder or label is not found", () => {
  for (const path of [["attic"], ["all"], ["label"], ["label", "blue"], ["sent", "x"], ["label", "private", "x"]]) {
    expect([path, placeOf(path)]).toEqual([path, undefined])
  }
})
