import { calls } from "@/components/features/users/calls"
import { userListSource } from "@/components/features/users/user-list-source"
import * as contract from "@/lib/features/users/contract"
import { userListQuery } from "@/lib/features/users/schema"

const contracts: Record<string, unknown> = { ...contract }

test.each(Object.entries(calls))("%s is called where its contract says", (name, { method, path }) => {
  expect(contracts[name]).toMatchObject({ method, path })
})

test("the list's address offers exactly the filters of its call", () => {
  const { filters } = userListSource.rules
  expect(Object.keys(userListQuery.shape).sort()).toEqual(
    ["q", ...Object.keys(filters), "sortBy", "order", "page", "perPage"].sort(),
  )
  for (const [name, values] of Object.entries(filters))
    for (const value of values) expect(userListQuery.safeParse({ [name]: value }).success).toBe(true)
})
