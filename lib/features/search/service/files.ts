import { and, asc, desc, eq, notInArray } from "drizzle-orm"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { mailAttachments, mailFiles, mails, shownFileName } from "@/lib/features/email/table"
import type { FileEntry } from "../schema"

/** How many files are sent to the browser, which filters them and shows four at a time. */
const maxFiles = 500

/** The attachments in the caller's mailbox, newest first. Each file appears once, with its first sender. */
function findFiles({ db, workspaceId, userId }: Scope) {
  const first = db
    .selectDistinctOn([mailFiles.fileId], {
      fileId: mailFiles.fileId,
      title: shownFileName.as("title"),
      by: mails.fromName,
      size: mailFiles.size,
      time: mails.time,
    })
    .from(mails)
    .innerJoin(
      mailAttachments,
      and(eq(mailAttachments.workspaceId, mails.workspaceId), eq(mailAttachments.mailId, mails.id)),
    )
    .innerJoin(
      mailFiles,
      and(eq(mailFiles.workspaceId, mailAttachments.workspaceId), eq(mailFiles.fileId, mailAttachments.fileId)),
    )
    .where(
      and(eq(mails.workspaceId, workspaceId), eq(mails.userId, userId), notInArray(mails.folder, ["trash", "spam"])),
    )
    .orderBy(mailFiles.fileId, asc(mails.time))
    .as("first")
  return db.select().from(first).orderBy(desc(first.time), asc(first.title)).limit(maxFiles)
}

const units = ["byte", "kilobyte", "megabyte"] as const

/** Formats a size in bytes: `870 byte`, `1.2 MB`. */
export function sizeText(bytes: number, locale: Locale): string {
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const format = { style: "unit", unit: units[step], maximumFractionDigits: step > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step)
}

/** The attachments in the caller's mailbox, or nothing if they may not read mail. */
export async function filesOf(scope: Scope, principal: Principal, locale: Locale): Promise<FileEntry[]> {
  if (!principal.ability.can("read", "Mail")) return []
  const rows = await findFiles(scope)
  return rows.map(({ title, by, size, fileId }) => ({
    title,
    by,
    size: sizeText(size, locale),
    file: `/api/files/${fileId}`,
  }))
}
