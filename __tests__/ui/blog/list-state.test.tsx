import { type PostValues, statusesFor } from "@/components/features/blog/editor/values"
import { parseBlog, postsQuery, writeBlog } from "@/components/features/blog/list-state"
import { changesBetween } from "@/components/form/changes-between"
import { postQuery } from "@/lib/features/blog/schema"

test("reading and writing the URL is lossless, and other parameters stay", () => {
  const address = "shelf=drafts&q=bowl&category=makers&page=2&open=x"
  const state = parseBlog(new URLSearchParams(address))
  expect(state).toEqual({ q: "bowl", category: "makers", shelf: "drafts", page: 2 })
  const again = writeBlog(state, new URLSearchParams(address))
  expect(again.get("open")).toBe("x")
  expect(parseBlog(again)).toEqual(state)
})

test("default values are not in the URL", () => {
  expect(String(writeBlog(parseBlog({})))).toBe("")
  expect(String(writeBlog(parseBlog({ shelf: "published", page: "1", q: "  " })))).toBe("")
})

test.each([
  { page: "0" },
  { page: "-1" },
  { page: "1e3" },
  { page: "99999999999" },
  { shelf: "attic" },
  { q: "\u0000\ud800" },
  { q: "x".repeat(500) },
  { category: `${"y".repeat(79)}😀` },
  { category: ["makers", "gifts"] },
])("the endpoint accepts the state made of %j", (given) => {
  expect(postQuery.safeParse(postsQuery(parseBlog(given))).success).toBe(true)
})

test("only changed fields of the form are sent; cleared ones are sent empty", () => {
  const before: PostValues = {
    blogTitle: "On string",
    blogCategories: ["gifts"],
    slug: "on-string",
    status: "Draft",
    excerpt: "Cotton",
    content: "<p>Cotton.</p>",
    featuredImage: "",
  }
  expect(changesBetween(before, { ...before })).toEqual({})
  const after = { ...before, blogTitle: "On twine", blogCategories: [], excerpt: "", slug: undefined as never }
  expect(changesBetween(before, after)).toEqual({ blogTitle: "On twine", blogCategories: [], excerpt: "", slug: "" })
})

test("authors submit, editors publish, and nobody can turn another user's post into a draft", () => {
  const author = { publish: false, withdraw: true }
  expect(statusesFor("Draft", author)).toEqual(["Pending", "Draft"])
  expect(statusesFor("Published", author)).toEqual(["Published", "Pending", "Draft"])
  expect(statusesFor("Pending", { publish: true, withdraw: false })).toEqual(["Published", "Pending"])
  expect(statusesFor("Published", { publish: false, withdraw: false })).toEqual(["Published", "Pending"])
})
