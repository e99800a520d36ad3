import { strFromU8, unzipSync } from "fflate"
import sharp from "sharp"
import { purgeExpired } from "@/lib/core/db/purge"
import { purgeAddressChanges } from "@/lib/features/account/service/address-change"
import { purgeLinks } from "@/lib/features/auth/service/links"
import { type Caller, client } from "../support/api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { addPerson, colleague } from "../support/people"

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

const passwordOf = (id: number) => `the secret of ${id}`
const send = (who: Caller, path: string, type: string, body: BodyInit, search = "") =>
  who.send(path, { method: "POST", search, body, headers: { "content-type": type } })

/** Uploads a text file for an e-mail. @returns its URL */
async function upload(who: Caller, text: string): Promise<string> {
  const { body } = await send(who, "/apps/email/upload-attachment", "text/plain", text, "?fileName=takings.txt")
  return body.attachment.url
}

const mail = (who: Caller, to: string, subject: string, url: string) =>
  who.post("/apps/email/send-email", {
    email: { to: [to], subject, message: "<p>See the file.</p>", attachments: [{ url }] },
  })

const fileIds = async () => (await query<{ id: string }>("select id from files")).map(({ id }) => id)
const idOf = (address: string) => address.split("/").at(-1) as string

/** The archive as files by path. */
async function archiveOf(who: Caller) {
  const { status, headers, body } = await who.get("/account-setting/export-archive")
  expect([status, headers.get("content-type")]).toEqual([200, "application/zip"])
  return unzipSync(body as Uint8Array)
}

test("the archive has everything a user wrote, sent and received, with files, and nothing of others", async () => {
  const me = await colleague("admin")
  const other = await colleague("admin")
  await send(me, "/account-setting/avatar", "image/png", await picture("#aa3311"))
  await me.post("/apps/chat/send-msg", { obj: { message: "Is the ribbon in?", contact: { id: other.user.id } } })
  await other.post("/apps/chat/send-msg", { obj: { message: "It came at noon.", contact: { id: me.user.id } } })
  await me.post("/profile/add-post", { post: { postText: "A week of stocktaking" } })
  await me.post("/blog/add-blog", { blog: { blogTitle: "What we counted", content: "<p>All of it.</p>", excerpt: "" } })
  await me.post("/apps/calendar/add-event", {
    event: {
      title: "Count the till",
      start: "2030-05-06T18:00:00Z",
      end: "2030-05-06T18:15:00Z",
      extendedProps: { calendar: "Business" },
    },
  })
  const url = await upload(me, "day,takings")
  await mail(me, other.user.email, "The takings", url)
  const theirs = await upload(other, "for nobody else")
  await confirmed(me, passwordOf(me.user.id))
  const files = await archiveOf(me)
  const json = strFromU8(files["data.json"] as Uint8Array)
  const { data } = JSON.parse(json)
  expect(data.users).toEqual([expect.objectContaining({ email: me.user.email })])
  const messages = data.chat_messages.map(({ message }: { message: string }) => message)
  expect(messages.sort()).toEqual(["Is the ribbon in?", "It came at noon."])
  expect(data.posts[0]).toMatchObject({ text: "A week of stocktaking" })
  expect(data.blog_posts[0]).toMatchObject({ title: "What we counted" })
  expect(data.events[0]).toMatchObject({ title: "Count the till" })
  expect(data.mail_attachments).toHaveLength(1)
  expect(strFromU8(files[`files/${idOf(url)}-takings.txt`] as Uint8Array)).toBe("day,takings")
  expect(Object.keys(files).filter((name) => name.endsWith(".webp"))).toHaveLength(1)
  expect(Object.keys(files).join()).not.toContain(idOf(theirs))
  expect(json).not.toMatch(/password_hash|\$argon2|"hash"|"nonce"/)
})

test("the archive needs a confirmed sign-in", async () => {
  const me = await colleague("editor")
  const { status, body } = await me.get("/account-setting/export-archive")
  expect([status, body.code]).toEqual([403, "confirmation_required"])
})

test("deleting an account deletes its files and pending undos; files that others received remain", async () => {
  const me = await colleague("admin")
  const other = await colleague("admin")
  await send(me, "/account-setting/avatar", "image/png", await picture("#11aa33"))
  const avatar = idOf((await me.get("/account-setting/data")).body.general.avatar)
  const shared = idOf(await upload(me, "for both"))
  await mail(me, other.user.email, "Both", `/api/files/${shared}`)
  const unsent = idOf(await upload(me, "a draft's file"))
  const { body } = await me.post("/profile/add-post", { post: { postText: "To be deleted" } })
  await me.delete("/profile/delete-post", { id: body.post.id })
  const removed = `select 1 from removed_rows where removed_by = ${me.user.id}`
  expect((await query(removed)).length).toBeGreaterThan(0)
  expect(await fileIds()).toEqual(expect.arrayContaining([avatar, shared, unsent]))
  const gone = await me.post("/account-setting/delete-account", { password: passwordOf(me.user.id) })
  expect(gone.body).toEqual({ deleted: true })
  const left = await fileIds()
  expect([avatar, shared, unsent].map((id) => left.includes(id))).toEqual([false, true, false])
  expect(await query(removed)).toEqual([])
})

test("deleting an account deletes the thumbnails of its attachments, except of those that others received", async () => {
  const me = await colleague("admin")
  const other = await colleague("admin")
  const uploadPicture = async (color: string) =>
    (await send(me, "/apps/email/upload-attachment", "image/png", await picture(color), "?fileName=till.png")).body
      .attachment
  const sent = await uploadPicture("#2244aa")
  await mail(me, other.user.email, "The till", sent.url)
  const unsent = await uploadPicture("#aa4422")
  await me.post("/account-setting/delete-account", { password: passwordOf(me.user.id) })
  const left = await fileIds()
  const isLeft = ({ url, thumbnail }: typeof sent) => [url, thumbnail].map((address) => left.includes(idOf(address)))
  expect([isLeft(sent), isLeft(unsent)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test("deleting an account deletes its finished e-mails from the outbox; queued ones are still sent, without keeping files", async () => {
  const me = await colleague("admin")
  const file = idOf(await upload(me, "named by a mail"))
  const row = (state: string) =>
    `(1, ${me.user.id}, 'email', false, '[]', '[]', '{}', 's', 'see /api/files/${file}', '${state}', '${me.user.id}-${state}')`
  await query(`insert into mail_outbox (workspace_id, user_id, kind, is_secret, "to", cc, recipients, subject, text, state, message_id)
    values ${["queued", "failed", "sent", "logged"].map(row)}`)
  await me.post("/account-setting/delete-account", { password: passwordOf(me.user.id) })
  expect(await query(`select state from mail_outbox where user_id = ${me.user.id}`)).toEqual([{ state: "queued" }])
  expect(await fileIds()).not.toContain(file)
})

test("a deleted user's rows and picture are deleted once the delete can't be undone", async () => {
  const admin = await client("admin")
  const person = await addPerson()
  const { body } = await send(admin, "/apps/users/avatar", "image/png", await picture("#1133aa"), `?id=${person.id}`)
  const avatar = idOf(body.user.avatar)
  await admin.delete("/apps/users/delete", { id: person.id })
  const copy = `select 1 from removed_rows where source = 'users' and id = ${person.id}`
  await purgeExpired()
  expect([(await query(copy)).length > 0, (await fileIds()).includes(avatar)]).toEqual([true, true])
  await query(`update removed_rows set removed_at = now() - interval '61 minutes' where id = ${person.id}`)
  await purgeExpired()
  expect([await query(copy), (await fileIds()).includes(avatar)]).toEqual([[], false])
})

test("expired links and counters, and old changes of address, are deleted by the scheduled tasks", async () => {
  await query(`insert into account_links (workspace_id, user_id, hash, purpose, email, expires_at)
    values (1, 1, 'old', 'reset', 'a@b.c', now() - interval '31 days'), (1, 1, 'recent', 'reset', 'a@b.c', now() - interval '1 day')`)
  await query(`insert into rate_limits (key, points, expire) values ('past', 1, 1), ('future', 1, 99999999999999)`)
  await query(`insert into address_changes (workspace_id, user_id, old_email, new_email, confirm_hash, refuse_hash, expires_at, effective_at)
    select 1, 1, 'a@b.c', name, name || 1, name || 2, now() - interval '40 days', effective_at from (values
      ('old@b.c', null), ('older@b.c', now() - interval '31 days'), ('recent@b.c', now() - interval '29 days')) as t (name, effective_at)`)
  await purgeExpired()
  await purgeLinks()
  await purgeAddressChanges()
  expect(await query("select new_email from address_changes where old_email = 'a@b.c'")).toEqual([
    { new_email: "recent@b.c" },
  ])
  expect(await query("select hash from account_links where hash in ('old', 'recent')")).toEqual([{ hash: "recent" }])
  expect(await query("select key from rate_limits where key in ('past', 'future')")).toEqual([{ key: "future" }])
})
