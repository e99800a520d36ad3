import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import { queueMail } from "@/lib/core/outbox/queue"
import type { ChainRoot } from "../schema/proof"
import { claimRootMails, workspacesWithRootMail } from "../store/root-mails"
import { lastBefore } from "../store/snapshot"
import { nameOf } from "./master-data"

// The daily root: the hash of the last entry of a day, which stands for all entries before it.

const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The root at the end of a day in UTC; today if left out. */
export async function chainRoot(scope: Scope, business: number, at = dayOf(Date.now())): Promise<ChainRoot> {
  const last = await lastBefore(scope, business, dayOf(Date.parse(at) + dayMs))
  const { legalName } = await nameOf(scope, business)
  return {
    ...{ business, name: legalName, at, entries: last?.sequence ?? 0 },
    number: last ? `${last.year}/${last.number}` : null,
    recordedAt: last?.recordedAt ?? null,
    root: last ? `${last.sequence}:${last.hash}` : null,
  }
}

/** Mails the root of a day to those who asked for it. */
async function mailRoots(scope: Scope, day: string): Promise<void> {
  for (const { business, email } of await claimRootMails(scope, day)) {
    const { language } = await nameOf(scope, business)
    const t = await translator(languageOf(language), "books-files")
    const root = await chainRoot(scope, business, day)
    const values = { ...root, number: root.number ?? "–", root: root.root ?? "–", recordedAt: root.recordedAt ?? "–" }
    const attached = new TextEncoder().encode(`${JSON.stringify(root, null, 2)}\n`)
    await queueMail(scope, {
      kind: "digest",
      to: email,
      subject: t("rootMail.subject", values),
      text: t("rootMail.text", values),
      attachments: [{ filename: `root-${business}-${day}.json`, contentType: "application/json", content: attached }],
    })
  }
}

/** Mails yesterday's roots. Each is mailed once, however often and in however many processes it runs. */
export async function mailDailyRoots(now = new Date()): Promise<void> {
  const day = dayOf(now.getTime() - dayMs)
  const { owner } = await openStore()
  await eachWorkspace(await workspacesWithRootMail(owner, day), "mailing daily roots", (scope) => mailRoots(scope, day))
}
