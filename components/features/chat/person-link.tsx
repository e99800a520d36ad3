"use client"

import clsx from "clsx"
import type { MouseEvent, ReactNode } from "react"
import { Avatar } from "@/components/ui/avatar"
import type { Contact } from "@/lib/features/chat/schema"
import { StatusName } from "./status-name"
import { goToContact } from "./use-contact"

interface Props {
  contact: Pick<Contact, "id" | "fullName" | "avatar">
  status: Contact["status"]
  isSelected: boolean
  /** Shown beside the avatar. */
  children: ReactNode
}

const isPlainClick = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.button)

/** A person in a list, linked to the conversation. */
export function PersonLink({ contact, status, isSelected, children }: Props) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goToContact(contact.id)
  }
  return (
    <li className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <a
        href={`?contact=${contact.id}`}
        onClick={go}
        aria-current={isSelected || undefined}
        className={clsx(
          "flex min-h-14 items-center gap-3 rounded-control px-2 py-2 transition-colors duration-fast",
          "focus-visible:-outline-offset-2",
          isSelected ? "bg-brand-soft text-ink" : "hover:bg-neutral-soft",
        )}
      >
        <Avatar src={contact.avatar} name={contact.fullName} size="md" status={status} />
        <span className="min-w-0 flex-1">
          {children}
          <StatusName status={status} hidden />
        </span>
      </a>
    </li>
  )
}
