"use client"

import { useState } from "react"
import type { MailChoice, MailLine } from "@/lib/features/email/schema"

const none: ReadonlyMap<number, MailChoice> = new Map()
const choiceOf = ({ id, folder, labels, isRead }: MailLine): MailChoice => ({ id, folder, labels, isRead })

/** The selected mails. Switching lists clears the selection, so that nobody moves mails they can't see. */
export function useMailSelection(list: string) {
  const [state, setState] = useState({ list, chosen: none })
  const chosen = state.list === list ? state.chosen : none
  const set = (next: Iterable<[number, MailChoice]>) => setState({ list, chosen: new Map(next) })
  return {
    mails: [...chosen.values()],
    size: chosen.size,
    has: (id: number) => chosen.has(id),
    // Uses the updater form, because two key presses may come before a render.
    toggle: (mail: MailLine) =>
      setState((before) => {
        const next = new Map(before.list === list ? before.chosen : none)
        if (!next.delete(mail.id)) next.set(mail.id, choiceOf(mail))
        return { list, chosen: next }
      }),
    /** Adds a range of mails, as Shift+click does. */
    add: (mails: MailLine[]) =>
      set([...chosen, ...mails.map((mail): [number, MailChoice] => [mail.id, choiceOf(mail)])]),
    choose: (mails: MailChoice[]) => set(mails.map((mail) => [mail.id, mail])),
    clear: () => setState({ list, chosen: none }),
  }
}
export type MailSelection = ReturnType<typeof useMailSelection>
