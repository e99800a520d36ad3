import { readQuery } from "@/lib/core/http/body"

const read = (search: string) => readQuery(new URLSearchParams(search))

test.each([
  ["a=1", { a: "1" }],
  ["a=1&a=2&a=3", { a: ["1", "2", "3"] }],
  ["a[]=1", { a: ["1"] }],
  ["a=1&a[]=2", { a: ["1", "2"] }],
  ["constructor=1&__proto__=2", { constructor: "1" }],
])("%s", (search, query) => expect(read(search)).toEqual(query))

test("text that no column can store is rejected at its field", () => {
  expect(() => read("a=%00")).toThrow(expect.objectContaining({ status: 422, fields: { a: "characters" } }))
})

test("a key repeated fifty thousand times is read quickly", () => {
  const search = new URLSearchParams(Array.from({ length: 50_000 }, (_, index) => ["a", String(index)]))
  const started = performance.now()
  expect(readQuery(search).a).toHaveLength(50_000)
  // Copying the list for each key took a minute.
  expect(performance.now() - started).toBeLessThan(2000)
})
