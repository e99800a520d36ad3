"use client"

import { Star } from "lucide-react"
import { useTranslations } from "next-intl"
import type { RefObject } from "react"
import { useAbility } from "@/components/layout/ability"
import { RowMenu, type RowMenuContent } from "@/components/ui/row-menu"
import type { MailChoice } from "@/lib/features/email/schema"
import type { Answering } from "@/lib/features/email/values"
import type { MailboxActions } from "./use-mail-actions"
import { useAnswerEntries, useMailEntries } from "./use-mail-entries"
import type { MailListState } from "./use-mail-list"
import type { MailSelection } from "./use-mail-selection"
import { goTo } from "./use-place"

interface Props {
  /** The scroll container of the rows. */
  within: RefObject<HTMLElement | null>
  list: MailListState
  selection: MailSelection
  actions: MailboxActions
  /** The id of the mail that is open beside the list. */
  openMail?: string
  onAnswer: (id: number, as: Answering) => void
}

/** The context menu of a row. It applies to the row's mail, or to all selected mails if the row is selected. */
export function MailRowMenu({ within, list, selection, actions, openMail, onAnswer }: Props) {
  const t = useTranslations("email.actions")
  const mayChange = useAbility().can("update", "Mail")
  const entriesOf = useMailEntries(actions)
  const answersOf = useAnswerEntries()

  function menuOf(row: string): RowMenuContent | undefined {
    const mail = list.at(list.indexOf(Number(row)))
    if (!mail) return undefined
    const isSelected = selection.has(mail.id)
    const mails: MailChoice[] = isSelected ? selection.mails : [mail]
    const closeOrDeselect = () => {
      if (isSelected) selection.clear()
      else if (openMail === row) goTo({ mail: undefined })
    }
    const answers = mails.length > 1 || mail.isDraft ? [] : answersOf((as) => onAnswer(mail.id, as))
    const groups = answers.length > 0 ? [{ items: answers }] : []
    const name = t("more", { name: mail.from.name || mail.from.email })
    if (!mayChange) return { label: name, groups }
    const { move, label, read, trash } = entriesOf({ mails, onGone: closeOrDeselect, onUnread: closeOrDeselect })
    const star = {
      label: t("star"),
      icon: <Star />,
      hint: "S",
      checked: mails.length === 1 ? mail.isStarred : undefined,
      onSelect: () => void actions.star(mails, mails.length > 1 || !mail.isStarred),
    }
    return {
      label: name,
      groups: [...groups, { items: [read, star, move, label] }, { items: [{ ...trash, hint: "#" }] }],
    }
  }
  return <RowMenu within={within} of="data-mail" menuOf={menuOf} />
}
