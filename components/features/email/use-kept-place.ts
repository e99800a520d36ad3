"use client"

import type { MailChoice } from "@/lib/features/email/schema"
import { focusRow } from "./row-focus"
import type { MailboxActions } from "./use-mail-actions"
import type { MailListState } from "./use-mail-list"

interface Position {
  list: MailListState
  /** The row that has or last had the focus. */
  row: number
  /** The id of the open mail. */
  openId?: number
  onCurrent: (index: number) => void
}

/** Keeps the focus in the list: on the mail that was closed, or on the one after those that are moved or deleted. */
export function useKeptPlace({ list, row, openId, onCurrent }: Position, actions: MailboxActions) {
  function focusAt(index: number, leaving?: number[]) {
    onCurrent(index)
    focusRow(index, leaving)
  }
  function leave(mails: MailChoice[]) {
    const ids = mails.map(({ id }) => id)
    const indexes = ids.map(list.indexOf).filter((index) => index >= 0)
    if (indexes.length > 0) focusAt(Math.min(...indexes), ids)
    // Its row may not be loaded. An earlier mail of the open thread leaves the focus where it is.
    else if (openId !== undefined && ids.includes(openId)) focusAt(Math.max(0, row))
  }
  return {
    /** To be called when the open mail closes. */
    onClosed: () => focusAt(openId === undefined ? Math.max(0, row) : Math.max(0, list.indexOf(openId))),
    actions: {
      ...actions,
      move(...[mails, folder]: Parameters<MailboxActions["move"]>) {
        leave(mails)
        return actions.move(mails, folder)
      },
      remove(mails: MailChoice[]) {
        leave(mails)
        return actions.remove(mails)
      },
    } satisfies MailboxActions,
  }
}
