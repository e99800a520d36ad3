import { type Caller, client, nobody, stranger } from "../support/api"

const path = "/api/users/list/data"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("answers the first page of the workspace, newest first, with the total", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(body.users).toHaveLength(10)
  expect(body.total).toBe(50)
})
