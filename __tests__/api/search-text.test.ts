import { sql } from "drizzle-orm"
import fc from "fast-check"
import { foldedContains } from "@/lib/core/db/folded"
import { rowsOf } from "@/lib/core/db/rows"
import { searchFor } from "@/lib/core/search-text"
import { fold } from "@/lib/core/text"
import { type Caller, client } from "../support/api"
import { testStore } from "../support/store"

/** Text full of characters that are special in LIKE, JSON, the shell and folding. */
const special = [..."%_\\'\"aBßéŁıÆςΣЙ’ \n[*?٪％", "%%", "\\%", "\\_", "e\u0301", "\u00ad"]
const tricky = fc.array(fc.constantFrom(...special), { maxLength: 8 }).map((parts) => parts.join(""))

test("PostgreSQL and the browser find the same texts, whatever characters they have", async () => {
  const { owner } = await testStore()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(tricky, tricky), { minLength: 1, maxLength: 30 }), async (pairs) => {
      const rows = pairs.map(
        ([text, q], i) =>
          sql`(${i}::int, fold_text(${text}::text), (${foldedContains(sql`fold_text(${text}::text)`, q)}))`,
      )
      const found = rowsOf<{ folded: string; hit: boolean }>(
        await owner.execute(
          sql`select folded, hit from (values ${sql.join(rows, sql`, `)}) as t (n, folded, hit) order by n`,
        ),
      )
      expect(found).toEqual(
        pairs.map(([text, q]) => ({ folded: fold(text).replace(/\s+/g, " "), hit: searchFor(q)(text) })),
      )
    }),
    { numRuns: 60 },
  )
})

test("the endpoint finds exactly the users that contain the text", async () => {
  const admin: Caller = await client("admin")
  const people: { fullName: string; username: string; email: string }[] = []
  const names = ["100% Lint", "under_score Ltd", "back\\slash", "per%cent_age\\", "O'Neil", 'Quo"te']
  for (const [i, fullName] of names.entries()) {
    const values = { fullName, username: `tricky${i}`, email: `tricky${i}@example.org` }
    people.push((await admin.post("/apps/users/add-user", values)).body.user)
  }
  const everyone: typeof people = (await admin.get("/api/users/list/all-data")).body
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(...names)
        .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.integer({ min: 1, max: 4 }))),
      async ([name, from, length]) => {
        const q = name.slice(from, from + length).trim()
        fc.pre(q !== "")
        const isFound = searchFor(q)
        const { users } = (await admin.get("/api/users/list/data", { q, perPage: 1000 })).body
        expect(users).toEqual(
          everyone.filter(({ fullName, username, email }) => isFound([fullName, username, email].join("\n"))),
        )
      },
    ),
    { numRuns: 40 },
  )
})
