import { sql } from "drizzle-orm"
import fc from "fast-check"
import { contains } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { type Caller, client } from "../support/api"
import { testStore } from "../support/store"

/** Text full of characters that are special in LIKE, JSON and the shell. */
const tricky = fc
  .array(fc.constantFrom("%", "_", "\\", "'", '"', "a", "B", "ß", "é", " ", "\n", "%%", "\\%", "\\_", "[", "*", "?"), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""))

test("a text is found exactly in the rows that contain it, whatever characters it has", async () => {
  const { owner } = await testStore()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(tricky, tricky), { minLength: 1, maxLength: 30 }), async (pairs) => {
      const rows = pairs.map(([text, wanted], i) => sql`(${i}::int, ${text}::text, ${contains(wanted)}::text)`)
      const found = rowsOf<{ hit: boolean }>(
        await owner.execute(
          sql`select text like wanted as hit from (values ${sql.join(rows, sql`, `)}) as t (n, text, wanted) order by n`,
        ),
      )
      expect(found.map(({ hit }) => hit)).toEqual(pairs.map(([text, wanted]) => text.includes(wanted)))
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
  const held = ({ fullName, username, email }: (typeof people)[number], q: string) =>
    [fullName, username, email].some((text) => text.toLowerCase().includes(q.toLowerCase()))
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(...names)
        .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.integer({ min: 1, max: 4 }))),
      async ([name, from, length]) => {
        const q = name.slice(from, from + length).trim()
        fc.pre(q !== "")
        const { users } = (await admin.get("/api/users/list/data", { q, perPage: 1000 })).body
        expect(users).toEqual(everyone.filter((person) => held(person, q)))
      },
    ),
    { numRuns: 40 },
  )
})
