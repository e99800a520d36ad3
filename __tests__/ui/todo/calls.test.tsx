import { calls } from "@/components/features/todo/calls"
import * as contract from "@/lib/features/todo/contract"

const contracts: Record<string, unknown> = { ...contract }

test.each(Object.entries(calls))("%s is called where its contract says", (name, { method, path }) => {
  expect(contracts[name]).toMatchObject({ method, path })
})
