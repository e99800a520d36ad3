"use client"

import type { Contact } from "@/lib/features/chat/schema"
import { PersonLink } from "./person-link"
import { useRoleName } from "./use-role-name"

interface Props {
  contact: Contact
  status: Contact["status"]
  isSelected: boolean
}

/** A contact without a conversation, with their description or role. */
export function ContactRow({ contact, status, isSelected }: Props) {
  const role = useRoleName(contact.role)
  return (
    <PersonLink contact={contact} status={status} isSelected={isSelected}>
      <span className="block truncate font-medium">{contact.fullName}</span>
      <span className="block truncate text-dense text-ink-muted">
        <bdi>{contact.about || role}</bdi>
      </span>
    </PersonLink>
  )
}
