import { setLastId } from "@/lib/core/db/ids"
import { files } from "@/lib/core/db/table"
import type { Db } from "@/lib/core/db/types"
import { type Addressee, mailAttachments, mailFiles, mails } from "@/lib/features/email/table"
import { insertMany, type SeedContext } from "./context"
import { type SeedFile, seedFiles } from "./email-files"
import { type SeedMail, seedMails } from "./email-mails"

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] as string)
const firstName = (fullName: string) => fullName.split(" ")[0] ?? fullName

/** Returns the sender or recipient of an address. Unknown ones get a name derived from the address. */
function party({ owner, customer, personAt }: SeedContext, name: string): Addressee & { id?: number } {
  const person = name === "owner" ? owner : name === "customer" ? customer : undefined
  if (person) return { id: person.id, email: person.email, name: person.fullName }
  if (/@(?:prize-office|bank-notice|cheap-pallets)\./.test(name)) return { email: name, name: name.split("@")[0] ?? "" }
  const { id, email, fullName } = personAt(name)
  return { id, email, name: fullName }
}

function textOf({ owner, customer }: SeedContext, message: string): string {
  const words: Record<string, string> = {
    owner: firstName(owner.fullName),
    customer: firstName(customer.fullName),
    shop: customer.company,
  }
  return message.replace(/\{(owner|customer|shop)\}/g, (_, word: string) => escaped(words[word] ?? ""))
}

type Row = typeof mails.$inferInsert

/** Returns the copies of a mail in the mailboxes of the owner and the customer. */
function copiesOf(context: SeedContext, mail: SeedMail, threadId: number): Omit<Row, "workspaceId" | "id">[] {
  const from = party(context, mail.from)
  const addressed = (names: string[] = []) =>
    names.map((name) => party(context, name)).map(({ email, name }) => ({ email, name }))
  const content = {
    messageId: crypto.randomUUID(),
    threadId,
    fromUserId: from.id ?? null,
    fromEmail: from.email,
    fromName: from.name,
    to: addressed(mail.to),
    cc: addressed(mail.cc),
    subject: mail.subject,
    message: textOf(context, mail.message),
    time: mail.at(context.now),
    isDraft: mail.isDraft ?? false,
    scheduledAt: mail.sendAt?.(context.now) ?? null,
  }
  const mailboxes = [
    { state: mail.owner, userId: context.owner.id },
    // A customer who can't sign in yet has no mailbox.
    { state: mail.customer, userId: context.founderIds.find((id) => id === context.customer.id) },
  ]
  return mailboxes.flatMap(({ state, userId }) =>
    state && userId ? [{ isRead: true, ...content, ...state, userId }] : [],
  )
}

/** Returns the samples in the order in which they were sent, with the ids of their threads. */
function withThreads(now: Date): { mail: SeedMail; threadId: number }[] {
  const threads = new Map<string, number>()
  let last = 0
  return [...seedMails]
    .sort((a, b) => a.at(now).getTime() - b.at(now).getTime())
    .map((mail) => {
      const threadId = (mail.answers && threads.get(mail.answers)) || ++last
      if (mail.name) threads.set(mail.name, threadId)
      return { mail, threadId }
    })
}

async function seedAttachments(db: Db, workspaceId: number, userId: number): Promise<Map<string, string>> {
  const rows = [...(await seedFiles()).values()].map((file: SeedFile) => ({
    ...file,
    fileId: crypto.randomUUID() as string,
    thumbnailId: file.thumbnail ? (crypto.randomUUID() as string) : null,
  }))
  await db
    .insert(files)
    .values(
      rows.flatMap(({ fileId, type, content, thumbnailId, thumbnail }) => [
        { workspaceId, id: fileId, type, content },
        ...(thumbnailId && thumbnail ? [{ workspaceId, id: thumbnailId, type: "image/webp", content: thumbnail }] : []),
      ]),
    )
  await db.insert(mailFiles).values(
    rows.map(({ fileId, fileName, content, thumbnailId }) => ({
      workspaceId,
      fileId,
      userId,
      fileName,
      size: content.length,
      thumbnailId,
    })),
  )
  return new Map(rows.map(({ fileName, fileId }) => [fileName, fileId]))
}

/** Adds the mailboxes of the owner and, if they can sign in, the customer. */
export async function seedEmail(db: Db, workspaceId: number, context: SeedContext): Promise<void> {
  const fileIds = await seedAttachments(db, workspaceId, context.owner.id)
  const order = withThreads(context.now)
  const rows = order
    .flatMap(({ mail, threadId }) => copiesOf(context, mail, threadId).map((copy) => ({ copy, mail })))
    .map(({ copy, mail }, i) => ({ mail, row: { ...copy, workspaceId, id: i + 1 } }))
  await insertMany(
    db,
    mails,
    rows.map(({ row }) => row),
  )
  await db.insert(mailAttachments).values(
    rows.flatMap(({ mail, row }) =>
      (mail.files ?? []).map((name, position) => ({
        workspaceId,
        mailId: row.id,
        position,
        fileId: fileIds.get(name) as string,
      })),
    ),
  )
  await setLastId(db, workspaceId, "email", rows.length)
  await setLastId(db, workspaceId, "thread", Math.max(...order.map(({ threadId }) => threadId)))
}
