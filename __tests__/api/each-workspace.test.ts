import { eachWorkspace } from "@/lib/core/db/each-workspace"
import { query } from "../support/facts"
import { captureLog } from "../support/outbox"

test("background work that fails in one workspace is logged, rolled back there and done in the others", async () => {
  const lines = captureLog()
  const done: number[] = []
  await eachWorkspace([1, 2, 3], "counting", async ({ workspaceId, db }) => {
    await db.execute("update invoices set note = 'touched'")
    if (workspaceId === 1) throw new Error("not today")
    done.push(workspaceId)
  })
  expect(done).toEqual([2, 3])
  expect(lines).toContainEqual(expect.objectContaining({ msg: "counting failed in a workspace", workspace: 1 }))
  expect(await query("select count(*)::int as touched from invoices where note = 'touched'")).toEqual([{ touched: 0 }])
})
