import { facetQuery, filterCount, parseShop, shelfQuery, writeShop } from "@/components/features/ecommerce/shop-state"

const parse = (search: string) => parseShop(new URLSearchParams(search))

test("a URL is read and written the same", () => {
  const search =
    "q=pen&category=pens&category=home&brand=Amsel+Papier&minPrice=10&maxPrice=19.99&rating=4&freeShipping=true&sortBy=price-asc&page=2&view=list"
  expect(writeShop(parse(search)).toString()).toBe(search)
})

test("a page reads the same as the browser", () => {
  const record = { category: ["pens", "home"], brand: "Maker", page: "3", q: [" pen ", "ink"] }
  expect(parseShop(record)).toEqual(parse("category=pens&category=home&brand=Maker&page=3&q=pen"))
})

test.each([
  ["category=boats", { category: [] }],
  ["brand=a,b&brand=%00x", { brand: ["x"] }],
  ["minPrice=-1&maxPrice=cheap", { minPrice: undefined, maxPrice: undefined }],
  ["rating=9", { rating: undefined }],
  ["freeShipping=maybe", { freeShipping: undefined }],
  ["sortBy=featured", { sortBy: undefined }],
  ["page=0", { page: 1 }],
  ["page=x", { page: 1 }],
  ["q=%20%00%20", { q: undefined }],
])("%s: values that the endpoint would reject are dropped", (search, expected) => {
  expect(parse(search)).toMatchObject(expected)
})

test("the sidebar is requested without page and order; filters are counted without the search", () => {
  const state = parse("q=a&category=pens&category=home&minPrice=1&maxPrice=2&page=2&sortBy=price-asc")
  expect(facetQuery(state)).toEqual({ q: "a", category: ["pens", "home"], minPrice: 1, maxPrice: 2 })
  expect(shelfQuery(state)).toMatchObject({ page: 2, sortBy: "price-asc" })
  expect(filterCount(state)).toBe(3)
})

test("other parameters stay", () => {
  expect(writeShop(parse("page=2"), new URLSearchParams("open=filters&page=5")).toString()).toBe("open=filters&page=2")
})
