"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailChoice } from "@/lib/features/email/schema"
import { type Folder, type Label, maxAtOnce } from "@/lib/features/email/values"
import type { MailChange } from "./mail-change"
import { staleAfterWrite } from "./stale"
import { useMailCache } from "./use-mail-cache"

const idsOf = (mails: MailChoice[]) => mails.map(({ id }) => id)

/** Groups mails by a previous value, so that undo needs one request per value. */
function groupMails<Key>(mails: MailChoice[], keyOf: (mail: MailChoice) => Key): [Key, MailChoice[]][] {
  const found = new Map<Key, MailChoice[]>()
  for (const mail of mails) found.set(keyOf(mail), [...(found.get(keyOf(mail)) ?? []), mail])
  return [...found]
}

/** Splits a write into several requests, because each accepts a limited number of mails. */
async function inBatches(ids: number[], run: (emailIds: number[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += maxAtOnce) await run(ids.slice(at, at + maxAtOnce))
}

/** Optimistic actions on mails, rolled back with a message if they fail. Moves, labels and deletes can be undone. */
export function useMailActions() {
  const t = useTranslations("email")
  const show = useMailCache()
  const run = useAttempt(staleAfterWrite, { inBackground: true })
  const attempt = (mails: MailChoice[], change: MailChange, write: (ids: number[]) => Promise<unknown>) =>
    run(() => inBatches(idsOf(mails), write), show(mails, change))

  const update = (mails: MailChoice[], dataToUpdate: { isRead?: boolean; isStarred?: boolean; folder?: Folder }) =>
    attempt(mails, dataToUpdate, (emailIds) => call(endpoints.updateEmails, { body: { emailIds, dataToUpdate } }))

  const setLabel = (mails: MailChoice[], name: Label, isOn: boolean) =>
    attempt(mails, { label: { name, isOn } }, (emailIds) =>
      call(endpoints.updateEmailsLabel, { body: { emailIds, label: name, isOn } }),
    )

  return {
    star: (mails: MailChoice[], isStarred: boolean) => update(mails, { isStarred }),
    /** Marks mails without a toast, since opening a mail does this too. */
    markRead: (mails: MailChoice[], isRead: boolean) =>
      update(
        mails.filter((mail) => mail.isRead !== isRead),
        { isRead },
      ),

    async move(mails: MailChoice[], folder: Folder) {
      const moved = mails.filter((mail) => mail.folder !== folder)
      if (moved.length === 0 || !(await update(moved, { folder }))) return
      toast.undo(t(`done.${folder}`, { count: moved.length }), async () => {
        for (const [before, group] of groupMails(moved, (mail) => mail.folder)) {
          await update(
            group.map((mail) => ({ ...mail, folder })),
            { folder: before },
          )
        }
      })
    },

    /** Adds a label to all mails, or removes it if all have it. */
    async label(mails: MailChoice[], name: Label) {
      const unlabelled = mails.filter(({ labels }) => !labels.includes(name))
      const isOn = unlabelled.length > 0
      const affected = isOn ? unlabelled : mails
      if (!(await setLabel(affected, name, isOn))) return
      const text = t(isOn ? "done.labelled" : "done.unlabelled", { count: affected.length, label: t(`labels.${name}`) })
      toast.undo(text, () => setLabel(affected, name, !isOn))
    },

    /** Permanently deletes mails from the trash. Can be undone for an hour. */
    async remove(mails: MailChoice[]) {
      const isDeleted = await attempt(mails, { isGone: true }, (emailIds) =>
        call(endpoints.deleteEmails, { body: { emailIds } }),
      )
      if (!isDeleted) return
      toast.undo(t("done.deleted", { count: mails.length }), () =>
        run(() => inBatches(idsOf(mails), (emailIds) => call(endpoints.restoreEmails, { body: { emailIds } }))),
      )
    },
  }
}
export type MailboxActions = ReturnType<typeof useMailActions>
