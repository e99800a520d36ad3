"use client"

import type { Contact } from "@/lib/features/chat/schema"
import { PersonLink } from "./person-link"
import { useRoleName } from "./use-role-name"

interface Props {
  contact: Contact
  status: Contact["status"]
  isSelected: boolean
}

/** Someone one has not talked to yet, and what they say about themselves. */
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
