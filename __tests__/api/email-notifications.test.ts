import { type Caller, client } from "../support/api"
import { colleague, folderOf } from "../support/mail"

let admin: Caller
let reader: Awaited<ReturnType<typeof colleague>>
let other: Awaited<ReturnType<typeof colleague>>

const titles = async (who: Caller) => {
  const { body } = await who.get("/notifications/data")
  const unread = body.notifications.filter(({ isRead }: { isRead: boolean }) => !isRead)
  return [body.unread, unread.map(({ data }: { data: { title: string } }) => data.title)]
}
const mark = (who: Caller, emailIds: number[], dataToUpdate: object) =>
  who.post("/apps/email/update-emails", { emailIds, dataToUpdate })

beforeAll(async () => {
  admin = await client("admin")
  reader = await colleague("editor")
  other = await colleague("editor")
})

test("reading a mail reads its notification too, and neither others nor those of other recipients", async () => {
  for (const subject of ["First", "Second", "Third"]) {
    await admin.post("/apps/email/send-email", { email: { to: [reader.user.email, other.user.email], subject } })
  }
  expect(await titles(reader)).toEqual([3, ["Third", "Second", "First"]])
  const ids = (await folderOf(reader)).filter(({ subject }) => subject !== "Second").map(({ id }) => id)
  await mark(reader, ids, { isStarred: true })
  await mark(reader, ids, { isRead: false })
  expect(await titles(reader)).toEqual([3, ["Third", "Second", "First"]])
  await mark(reader, ids, { isRead: true })
  expect(await titles(reader)).toEqual([1, ["Second"]])
  expect(await titles(other)).toEqual([3, ["Third", "Second", "First"]])
})
