import fc from "fast-check"
import { slug } from "@/lib/core/http/fields"
import { freeSlug, slugOf } from "@/lib/core/slug"

const title = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  // Characters outside the basic plane, which must not be cut in half.
  fc
    .array(fc.constantFrom("𐌰", "𐐷", "𝒜", "ß", "é", "中", "-", " ", "a", "𞤀"), { minLength: 90, maxLength: 120 })
    .map((parts) => parts.join("")),
)

test("the slug of any title is valid, or the fallback", () => {
  fc.assert(
    fc.property(title, (text) => {
      const made = slugOf(text, "post")
      expect(slug.safeParse(made)).toMatchObject({ success: true, data: made })
      expect(made.isWellFormed()).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test("a slug of a slug is the same", () => {
  fc.assert(
    fc.property(title, (text) => expect(slugOf(slugOf(text, "post"), "post")).toBe(slugOf(text, "post"))),
    { numRuns: 500 },
  )
})

test("a free slug isn't taken, and is the wanted one if possible", () => {
  fc.assert(
    fc.property(fc.subarray(["a", "a-2", "a-3", "a-4", "b"]), (taken) => {
      const free = freeSlug("a", taken)
      expect(taken).not.toContain(free)
      expect(free).toMatch(/^a(-[2-5])?$/)
      if (!taken.includes("a")) expect(free).toBe("a")
    }),
  )
})
