"use client"

import { type RefObject, useEffect, useRef } from "react"
import { currentParams } from "@/lib/core/client/current-url"
import type { Email, MailChoice, MailLine } from "@/lib/features/email/schema"
import type { Answering, Direction } from "@/lib/features/email/values"
import { focusRow } from "./row-focus"
import type { MailboxActions } from "./use-mail-actions"
import type { MailListState } from "./use-mail-list"
import type { MailSelection } from "./use-mail-selection"

interface Keys {
  list: MailListState
  selection: MailSelection
  actions: MailboxActions
  /** The open mail, once it is loaded. */
  open?: Email
  /** The row that has or last had the focus. */
  row: number
  search: RefObject<HTMLInputElement | null>
  onCurrent: (index: number) => void
  onShow: (mail: MailLine) => void
  onClose: () => void
  onTurn: (direction: Direction) => void
  onCompose?: () => void
  onAnswer?: (id: number, as: Answering) => void
}

/** The keys for the list of shortcuts. */
export const shownKeys = [
  ["next", ["J", "K"]],
  ["select", ["X"]],
  ["star", ["S"]],
  ["done", ["E"]],
  ["unread", ["U"]],
  ["answer", ["R", "A", "F"]],
  ["compose", ["C"]],
  ["trash", ["#"]],
  ["search", ["/"]],
  ["send", ["Ctrl Enter"]],
] as const

/** Returns whether a text input, a menu or a dialog should get the key instead. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.matches("input[type=checkbox]") &&
  target.closest("input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]") !== null

/** The open mail from the URL, because keys can be faster than rendering and loading. */
const openKey = () => currentParams().get("mail")
const openId = () => Number(openKey())
const isOpen = () => openKey() !== null

/** The mailbox's keyboard shortcuts. They apply to the selected mails, else to the open or focused one. */
export function useMailKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const move = (step: number) => {
      const { list, row, onCurrent, onShow, onTurn } = latest.current
      if (isOpen()) {
        const at = list.indexOf(openId())
        const mail = at >= 0 ? list.at(at + step) : undefined
        if (!mail) return onTurn(step > 0 ? "previous" : "next")
        onCurrent(at + step)
        return onShow(mail)
      }
      const focused = document.activeElement?.closest<HTMLElement>("[data-mail]") ? row : -1
      const from = focused < 0 && row >= 0 ? row - step : row
      const index = Math.max(0, Math.min((list.total ?? 0) - 1, from + step))
      onCurrent(index)
      focusRow(index)
    }
    /** The open mail, or its row from the list until it is loaded. */
    const openMail = (): (MailChoice & { isStarred: boolean }) | undefined => {
      const { open, list } = latest.current
      return open?.id === openId() ? open : list.at(list.indexOf(openId()))
    }
    const targets = (): MailChoice[] => {
      const { selection, list, row } = latest.current
      if (selection.size > 0) return selection.mails
      const mail = isOpen() ? openMail() : row >= 0 ? list.at(row) : undefined
      return mail ? [mail] : []
    }
    const leave = () => {
      const { selection, onClose } = latest.current
      if (selection.size > 0) selection.clear()
      else if (isOpen()) onClose()
    }
    const answer = (as: Answering) => {
      const mail = isOpen() ? openMail() : undefined
      if (mail) latest.current.onAnswer?.(mail.id, as)
    }
    const trash = () => {
      const { actions } = latest.current
      const mails = targets()
      if (mails.length === 0) return
      leave()
      void (mails.every(({ folder }) => folder === "trash") ? actions.remove(mails) : actions.move(mails, "trash"))
    }
    const star = () => {
      const { actions, list, row, selection } = latest.current
      const starred = isOpen() && selection.size === 0 ? openMail()?.isStarred : list.at(row)?.isStarred
      void actions.star(targets(), !(selection.size === 0 && starred))
    }
    const read = (isRead: boolean) => {
      const mails = targets()
      leave()
      void latest.current.actions.markRead(mails, isRead)
    }
    const handlers: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      x: () => {
        const { list, row, selection } = latest.current
        const mail = list.at(row)
        if (mail) selection.toggle(mail)
      },
      // "Done": mark as read and close.
      e: () => read(true),
      u: () => read(false),
      s: star,
      r: () => answer("reply"),
      a: () => answer("reply-all"),
      f: () => answer("forward"),
      c: () => latest.current.onCompose?.(),
      "#": trash,
      Delete: trash,
      "/": () => latest.current.search.current?.focus(),
      Escape: leave,
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      // Arrow keys scroll an open mail, and move between rows in the list.
      const inList = event.target instanceof Element && event.target.closest("[data-mail]") !== null
      if (event.key.startsWith("Arrow") && !inList) return
      const handle = handlers[event.key]
      if (!handle) return
      event.preventDefault()
      handle()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}
