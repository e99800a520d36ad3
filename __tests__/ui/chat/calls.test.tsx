import { calls } from "@/components/features/chat/calls"
import { newId } from "@/components/features/chat/new-id"
import * as contract from "@/lib/features/chat/contract"
import { sendMessageBody } from "@/lib/features/chat/schema"

const contracts: Record<string, unknown> = { ...contract }

test.each(Object.entries(calls))("%s is called where its contract says", (name, { method, path }) => {
  expect(contracts[name]).toMatchObject({ method, path })
})

test("the name of a message is one that its call takes", () => {
  const names = Array.from({ length: 50 }, newId)
  expect(new Set(names).size).toBe(50)
  for (const clientId of names)
    expect(sendMessageBody.safeParse({ obj: { message: "x", contact: { id: 1 }, clientId } }).success).toBe(true)
})
