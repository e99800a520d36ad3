import { config } from "@/lib/core/config"
import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { fileUsage } from "@/lib/core/limits/files"
import { mailUsage } from "@/lib/core/limits/mail"
import { usedRows } from "@/lib/core/limits/rows"
import { megabyte } from "@/lib/core/limits/usage"
import { sendsMail } from "@/lib/core/outbox/queue"
import type { Usage } from "../schema"

/** Users check their usage after deleting records, so rows are recounted more often than for a write. In milliseconds. */
const maxAgeMs = 300_000

/** Returns the limits and how much of them the caller and the workspace have used. Don't call it inside a transaction. */
export async function usage(actor: Actor): Promise<Usage> {
  const rows = await usedRows(actor.workspaceId, maxAgeMs)
  const { mail, files } = await tx(actor, async (scope) => ({
    mail: await mailUsage(scope),
    files: await fileUsage(scope),
  }))
  const { LIMIT_MAIL_PERSON, LIMIT_MAIL_WORKSPACE, LIMIT_UPLOADS_MB, LIMIT_FILES_MB, LIMIT_ROWS } = config()
  return {
    mail: {
      sends: sendsMail(),
      person: { used: mail.person, limit: LIMIT_MAIL_PERSON },
      workspace: { used: mail.workspace, limit: LIMIT_MAIL_WORKSPACE },
    },
    files: {
      person: { used: files.person, limit: LIMIT_UPLOADS_MB * megabyte },
      workspace: { used: files.workspace, limit: LIMIT_FILES_MB * megabyte },
    },
    rows: { used: rows, limit: LIMIT_ROWS },
  }
}
