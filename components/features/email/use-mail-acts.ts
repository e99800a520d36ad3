"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailChoice } from "@/lib/features/email/schema"
import { type Folder, type Label, mostAtOnce } from "@/lib/features/email/values"
import type { MailChange } from "./mail-change"
import { staleAfterWrite } from "./stale"
import { useMailCache } from "./use-mail-cache"

const idsOf = (mails: MailChoice[]) => mails.map(({ id }) => id)

/** Groups mails by something they had, so that each group can be given it back in one call. */
function groups<Key>(mails: MailChoice[], keyOf: (mail: MailChoice) => Key): [Key, MailChoice[]][] {
  const found = new Map<Key, MailChoice[]>()
  for (const mail of mails) found.set(keyOf(mail), [...(found.get(keyOf(mail)) ?? []), mail])
  return [...found]
}

/** A call names so many mails at most. */
async function inParts(ids: number[], run: (emailIds: number[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += mostAtOnce) await run(ids.slice(at, at + mostAtOnce))
}

/** What can be done to mails from anywhere: shown at once, taken back with a message where it fails, with Undo where it moves things. */
export function useMailActs() {
  const t = useTranslations("email")
  const invalidate = useInvalidate()
  const show = useMailCache()

  function say(error: unknown) {
    const failed = error instanceof CallError ? error : undefined
    toast.error(failed?.code === "offline" ? t("failed.offline") : failed?.message || t("failed.other"))
  }

  async function attempt(mails: MailChoice[], change: MailChange, write: (ids: number[]) => Promise<unknown>) {
    const takeBack = show(mails, change)
    try {
      await inParts(idsOf(mails), write)
      return true
    } catch (error) {
      takeBack()
      say(error)
      return false
    } finally {
      void invalidate(staleAfterWrite)
    }
  }

  const update = (mails: MailChoice[], dataToUpdate: { isRead?: boolean; isStarred?: boolean; folder?: Folder }) =>
    attempt(mails, dataToUpdate, (emailIds) => call(endpoints.updateEmails, { body: { emailIds, dataToUpdate } }))

  const putLabel = (mails: MailChoice[], name: Label, isOn: boolean) =>
    attempt(mails, { label: { name, isOn } }, (emailIds) =>
      call(endpoints.updateEmailsLabel, { body: { emailIds, label: name, isOn } }),
    )

  return {
    star: (mails: MailChoice[], isStarred: boolean) => update(mails, { isStarred }),
    /** Marks quietly: opening a mail is no act to speak of. */
    markRead: (mails: MailChoice[], isRead: boolean) =>
      update(
        mails.filter((mail) => mail.isRead !== isRead),
        { isRead },
      ),

    async move(mails: MailChoice[], folder: Folder) {
      const moved = mails.filter((mail) => mail.folder !== folder)
      if (moved.length === 0 || !(await update(moved, { folder }))) return
      toast.undo(t(`done.${folder}`, { count: moved.length }), async () => {
        for (const [before, group] of groups(moved, (mail) => mail.folder)) {
          await update(
            group.map((mail) => ({ ...mail, folder })),
            { folder: before },
          )
        }
      })
    },

    /** Gives all of them the label, or takes it from all where none lacks it. */
    async label(mails: MailChoice[], name: Label) {
      const lacking = mails.filter(({ labels }) => !labels.includes(name))
      const isOn = lacking.length > 0
      const wanted = isOn ? lacking : mails
      if (!(await putLabel(wanted, name, isOn))) return
      const text = t(isOn ? "done.labelled" : "done.unlabelled", { count: wanted.length, label: t(`labels.${name}`) })
      toast.undo(text, () => putLabel(wanted, name, !isOn))
    },

    /** Deletes what lies in the trash for good; for an hour it can come back. */
    async remove(mails: MailChoice[]) {
      const gone = await attempt(mails, { isGone: true }, (emailIds) =>
        call(endpoints.deleteEmails, { body: { emailIds } }),
      )
      if (!gone) return
      toast.undo(t("done.deleted", { count: mails.length }), async () => {
        try {
          await inParts(idsOf(mails), (emailIds) => call(endpoints.restoreEmails, { body: { emailIds } }))
        } catch (error) {
          say(error)
        } finally {
          void invalidate(staleAfterWrite)
        }
      })
    },
  }
}
export type MailActs = ReturnType<typeof useMailActs>
